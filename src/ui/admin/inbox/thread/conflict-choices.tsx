import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import * as styles from './thread.css.ts'

interface ConflictChoicesProps {
  /** A sentence on what happened meanwhile. */
  message: string
  onDrop: () => void
  onKeepAsNote: () => void
  onSend: () => void
}

/** Says who was faster, and what can become of the text. */
export function ConflictChoices({ message, onDrop, onKeepAsNote, onSend }: ConflictChoicesProps) {
  const { conflict } = useThreadWords()
  return (
    <Notice tone="danger">
      <p>
        <ServerSentence>{message}</ServerSentence>
      </p>
      <div className={styles.choices}>
        <Button size="sm" variant="quiet" onClick={onDrop}>
          {conflict.drop}
        </Button>
        <Button size="sm" variant="quiet" onClick={onKeepAsNote}>
          {conflict.keepAsNote}
        </Button>
        <Button size="sm" onClick={onSend}>
          {conflict.sendAsWell}
        </Button>
      </div>
    </Notice>
  )
}
