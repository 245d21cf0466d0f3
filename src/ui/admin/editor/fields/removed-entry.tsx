import { Button } from '#ui/design/action/button/button.tsx'
import type { OtherVersion } from '../form/form-field.ts'
import * as styles from './entries-field.css.ts'

export interface RemovedEntryProps {
  /** One of them, such as 'fact'. */
  one: string
  other: OtherVersion
  onKeep: () => void
  onRemove: () => void
}

/** In an entry that one person has changed and the other removed: whether it stays. */
export function RemovedEntry({ one, other, onKeep, onRemove }: RemovedEntryProps) {
  if (other.isDecided) return null
  return (
    <div className={styles.removed}>
      <p>
        {other.theirs === undefined
          ? `You changed this ${one}; somebody else removed it.`
          : `You removed this ${one}; somebody else changed it.`}
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
