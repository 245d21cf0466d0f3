import { useState } from 'react'
import { reviewNoteLength } from '#domain/publishing/review.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import * as styles from '../schedule/schedule-dialog.css.ts'

export interface ReviewDialogProps {
  /** Whether the person asks for a review, or returns a draft. */
  of: 'ask' | 'return'
  /** The note with which the dialog begins. */
  note?: string | undefined
  errors: Readonly<Record<string, string>> | undefined
  busy: boolean
  onCancel: () => void
  onSend: (note: string) => void
}

/** Asks for the note with which a draft is sent for review, or returned. Open as long as it is rendered. */
export function ReviewDialog({ of, errors, busy, onCancel, onSend, ...props }: ReviewDialogProps) {
  const { review } = usePublishingWords()
  const words = review[of]
  const [note, setNote] = useState(props.note ?? '')
  const [wasSent, setWasSent] = useState(false)
  const isMissing = of === 'return' && note.trim() === ''
  const missing = wasSent && isMissing ? review.noteRequired : undefined
  return (
    <Dialog open onOpenChange={(stays) => !stays && !busy && onCancel()}>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogDescription>{words.text}</DialogDescription>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setWasSent(true)
          if (!isMissing) onSend(note)
        }}
      >
        <Field
          label={review.note}
          optional={of === 'ask'}
          error={missing ?? serverSentence(errors?.['note'] ?? errors?.['dueAt'])}
        >
          <TextArea
            value={note}
            rows={3}
            grows
            dir="auto"
            maxLength={reviewNoteLength}
            required={of === 'return'}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
            {review.cancel}
          </Button>
          <Button size="sm" type="submit" busy={busy} busyLabel={review.sending}>
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
