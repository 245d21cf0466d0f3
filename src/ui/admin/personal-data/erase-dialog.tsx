import { useRef, useState, type SubmitEvent } from 'react'
import type { Failure } from '#domain/machines/failure.ts'
import { emailKey } from '#domain/mail/inbox/mail-filter.ts'
import { type PersonalCounts, writtenPersonalCounts } from '#domain/privacy/personal-data.ts'
import { personalDataWording } from '#domain/wording/account-wording.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import * as styles from './personal-data.css.ts'

export interface EraseDialogProps {
  open: boolean
  email: string
  counts: PersonalCounts
  busy: boolean
  failure: Failure | null
  onErase: () => void
  onClose: () => void
}

/** Asks before everything of a person goes; whoever means it writes the address again. */
export function EraseDialog({ open, email, counts, busy, failure, onErase, onClose }: EraseDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(false)
  const close = () => {
    setOther(false)
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isSame = emailKey(input.current?.value ?? '') === emailKey(email)
    setOther(!isSame)
    if (isSame) onErase()
    else input.current?.focus()
  }
  return (
    <Dialog role="alertdialog" open={open} onOpenChange={close}>
      <DialogTitle>
        Erase everything of <bdi>{email}</bdi>?
      </DialogTitle>
      <DialogDescription>
        {writtenPersonalCounts(counts)}. It goes for good, and nobody can bring it back. Copies in mailboxes,
        exports and backups stay.
      </DialogDescription>
      <form noValidate onSubmit={submit} className={styles.question}>
        <Field label="Write the email again" error={isOther && 'This is another email'}>
          <TextInput ref={input} name="again" type="email" autoComplete="off" dir="ltr" required />
        </Field>
        {failure && (
          <Notice tone="danger">{failureText(personalDataWording.failures.remove, failure)}</Notice>
        )}
        <div className={styles.answers}>
          <Button size="sm" variant="quiet" disabled={busy} onClick={close}>
            Keep it
          </Button>
          <Button type="submit" size="sm" variant="destroy" busy={busy} busyLabel="Erasing...">
            Erase for good
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
