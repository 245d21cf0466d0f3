import { useActors } from '#ui/actors/office/actors-provider.tsx'
import type { UnreadReading } from '#ui/actors/office/staff-actors.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import * as styles from './rail.css.ts'

const most = 999

/** How many mails of a place nobody has opened yet; nothing where there are none, or nobody knows. */
export function UnreadMark({ of }: { of: UnreadReading }) {
  const { value = 0 } = useReading(useActors().staff().readings[of])
  if (value === 0) return null
  return (
    <span className={styles.unread}>
      {value > most ? `${most}+` : value}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  )
}
