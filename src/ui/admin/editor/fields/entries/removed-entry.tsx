import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import type { OtherValue } from '../../form/form-field.ts'
import * as styles from './entries-field.css.ts'

export interface RemovedEntryProps {
  /** Sentences for what the other person did. */
  words: { readonly theyRemoved: string; readonly theyChanged: string }
  other: OtherValue
  onKeep: () => void
  onRemove: () => void
}

/** Asks whether to keep an entry that one person changed and the other removed. */
export function RemovedEntry({ words, other, onKeep, onRemove }: RemovedEntryProps) {
  const { keepIt, removeIt } = useEditorWords().entries
  if (other.isDecided) return null
  return (
    <div className={styles.removed}>
      <p>{other.theirs === undefined ? words.theyRemoved : words.theyChanged}</p>
      <Button size="sm" variant="quiet" onClick={onKeep}>
        {keepIt}
      </Button>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        {removeIt}
      </Button>
    </div>
  )
}
