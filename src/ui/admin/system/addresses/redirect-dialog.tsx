import { type FormEvent, useState } from 'react'
import { maxAddress, maxNote, type Redirect } from '#domain/addresses/redirects/redirect.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useRedirects } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useAddressWords } from '#ui/words/office/use-address-words.ts'
import { useFormFocus } from '../../editor/form/use-form-focus.ts'
import { RequestFailed } from '../../screen-parts/request-failed.tsx'
import { useDone } from '../../screen-parts/use-done.ts'
import * as styles from './addresses.css.ts'

interface RedirectDialogProps {
  /** The entry to change; without it one is added. */
  redirect?: Redirect | undefined
  /** The address of a new one. */
  from?: string
  onClose: () => void
}

/** Adds or changes an old address. Open as long as it is rendered. */
export function RedirectDialog({ redirect, from: given = '', onClose }: RedirectDialogProps) {
  const { send, busy, done, failure } = useRequest(useRedirects().save)
  const words = useAddressWords()
  const { dialog } = words
  const [from, setFrom] = useState(redirect?.from ?? given)
  const [to, setTo] = useState(redirect?.to ?? '')
  const [status, setStatus] = useState(String(redirect?.status ?? 301))
  const [note, setNote] = useState(redirect?.note ?? '')
  const { element, restore } = useFormFocus()
  useDone(done, onClose)
  useDone(failure !== null, restore)
  const errorOf = (field: 'from' | 'to' | 'note') => serverSentence(failure?.fields?.[field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ before: redirect, redirect: { from, to, status: Number(status), note } })
  }
  return (
    <Dialog open onOpenChange={(stays) => !stays && !busy && onClose()}>
      <DialogTitle>{redirect === undefined ? dialog.addTitle : dialog.editTitle}</DialogTitle>
      <DialogDescription>{dialog.text}</DialogDescription>
      <form ref={element} noValidate onSubmit={submit} className={styles.form}>
        <Field label={dialog.from} hint={dialog.fromHint} error={errorOf('from')}>
          <TextInput
            required
            dir="ltr"
            maxLength={maxAddress}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </Field>
        <Field label={dialog.status} group>
          <SegmentedRadioGroup
            value={status}
            onChange={setStatus}
            options={[
              { value: '301', label: dialog.leads },
              { value: '410', label: dialog.gone },
            ]}
          />
        </Field>
        {status === '301' && (
          <Field label={dialog.to} hint={dialog.toHint} error={errorOf('to')}>
            <TextInput
              required
              dir="ltr"
              maxLength={maxAddress}
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          </Field>
        )}
        <Field label={dialog.note} optional error={errorOf('note')}>
          <TextInput maxLength={maxNote} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <RequestFailed failure={failure} wording={words.failures.save.withoutMessage} />
        <div className={styles.buttons}>
          <Button size="sm" variant="quiet" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="sm" type="submit" busy={busy} busyLabel={dialog.saving}>
            {dialog.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
