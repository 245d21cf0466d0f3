import { useRef, useState, type SubmitEvent } from 'react'
import type { Failure } from '#domain/machines/failure.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import { type PersonalCounts } from '#domain/privacy/personal-data.ts'
import { personalCountsText } from '#domain/privacy/personal-counts-text.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import * as styles from './personal-data.css.ts'

export interface ErasePersonalDataDialogProps {
  open: boolean
  email: string
  counts: PersonalCounts
  busy: boolean
  failure: Failure | null
  onErase: () => void
  onClose: () => void
}

/** Confirms the erasure of a person's data by typing the email again. */
export function ErasePersonalDataDialog({
  open,
  email,
  counts,
  busy,
  failure,
  onErase,
  onClose,
}: ErasePersonalDataDialogProps) {
  const { personalData } = useAccountWords()
  const { personalData: historyWords } = useHistoryWords()
  const { failures } = useFailureWords().personalData
  const input = useRef<HTMLInputElement>(null)
  const [isDifferent, setDifferent] = useState(false)
  const close = () => {
    setDifferent(false)
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isSame = emailKey(input.current?.value ?? '') === emailKey(email)
    setDifferent(!isSame)
    if (isSame) onErase()
    else input.current?.focus()
  }
  return (
    <Dialog role="alertdialog" open={open} onOpenChange={() => !busy && close()}>
      <DialogTitle>
        <Sentence of={personalData.eraseTitle} email={<bdi>{email}</bdi>} />
      </DialogTitle>
      <DialogDescription>
        {fill(personalData.eraseText, { counts: personalCountsText(counts, historyWords) })}
      </DialogDescription>
      <form noValidate onSubmit={submit} className={styles.form}>
        <Field label={personalData.again} error={isDifferent && personalData.different}>
          <TextInput ref={input} name="again" type="email" autoComplete="off" dir="ltr" required />
        </Field>
        {failure && <Notice tone="danger">{failureText(failures.remove, failure)}</Notice>}
        <div className={styles.buttons}>
          <Button size="sm" variant="quiet" disabled={busy} onClick={close}>
            {personalData.keep}
          </Button>
          <Button type="submit" size="sm" variant="destroy" busy={busy} busyLabel={personalData.erasing}>
            {personalData.eraseForGood}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
