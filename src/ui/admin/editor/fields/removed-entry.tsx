import { Button } from '#ui/design/action/button/button.tsx'
import type { OtherVersion } from '../form/form-field.ts'
import * as styles from './entries-field.css.ts'

export interface RemovedEntryProps {
  /** Such as 'fact'. */
  one: string
  other: OtherVersion
  onKeep: () => void
  onRemove: () => void
}

/** Asks whether to keep an entry that one person changed and the other removed. */
export function RemovedEntry({ one, other, onKeep, onRemove }: RemovedEntryProps) {
  if (other.isDecided) return null
  return (
    <div className={styles.removed}>
      <p>
        {other.theirs === undefined
          ? `You changed this ${one}; someone else removed it.`
          : `You removed this ${one}; someone else changed it.`}
      </p>
      <Button size="sm" variant="quiet" onClick={onKeep}>
        Keep it
      </Button>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        Remove it
      </Button>
    </div>
  )
}
