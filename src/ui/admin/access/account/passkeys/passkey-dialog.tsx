import { type FormEvent, useState } from 'react'
import { maxPasskeyName, passkeyNameErrors, type Passkey } from '#domain/sign-in/passkeys/passkey.ts'
import { fill } from '#domain/wording/template.ts'
import type { PasskeyActors } from '#ui/actors/accounts/passkey-actors.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { PasswordInput } from '#ui/design/form/password-input/password-input.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFormFocus } from '../../../editor/form/use-form-focus.ts'
import { useDone } from '../../../screen-parts/use-done.ts'
import { SignInFailure } from '../../sign-in/sign-in-failure.tsx'
import * as styles from './passkeys.css.ts'

/** The task of the dialog, with the passkey to rename or remove. */
export type PasskeyTask =
  | { readonly kind: 'add'; readonly passkey?: undefined }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }

export interface PasskeyDialogProps {
  task: PasskeyTask
  actors: PasskeyActors
  onDone: () => void
  onClose: () => void
}

/** Asks for a name, the password or both. Open as long as it is rendered. */
export function PasskeyDialog({ task: { kind, passkey }, actors, onDone, onClose }: PasskeyDialogProps) {
  const { passkeys: words, secondFactor } = useAccountWords()
  const { busy, done, failure, send } = useRequest(actors[kind])
  const [name, setName] = useState(passkey?.name ?? '')
  const [currentPassword, setPassword] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const { element, restore } = useFormFocus()
  const wrong = kind === 'remove' ? {} : passkeyNameErrors(name)
  // The server would count an empty one as a wrong one.
  const lacksPassword = kind !== 'rename' && currentPassword === ''
  useDone(done, onDone)
  useDone(failure !== null, restore)

  const {
    title,
    text,
    action,
    busy: busyLabel,
  } = {
    add: words.adding,
    rename: { ...words.renaming, title: fill(words.renaming.title, { name: passkey?.name ?? '' }) },
    remove: { ...words.removing, title: fill(words.removing.title, { name: passkey?.name ?? '' }) },
  }[kind]
  const errors: Readonly<Record<string, string>> = { ...failure?.fields, ...(wasSent && wrong) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (lacksPassword || Object.keys(wrong).length > 0) restore()
    else send({ id: passkey?.id ?? '', name, currentPassword })
  }
  return (
    <Dialog open onOpenChange={(stays) => !stays && !busy && onClose()}>
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{text}</DialogDescription>
      <form ref={element} noValidate onSubmit={submit} className={styles.form}>
        {kind !== 'remove' && (
          <Field label={words.name} hint={words.nameHint} error={serverSentence(errors['name'])}>
            <TextInput
              required
              maxLength={maxPasskeyName}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        )}
        {kind !== 'rename' && (
          <Field
            label={words.password}
            error={
              wasSent && lacksPassword
                ? secondFactor.passwordRequired
                : serverSentence(errors['currentPassword'])
            }
          >
            <PasswordInput
              required
              autoComplete="current-password"
              value={currentPassword}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
        {failure && failure.fields === undefined && <SignInFailure failure={failure} />}
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            size="sm"
            type="submit"
            variant={kind === 'remove' ? 'destroy' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
          >
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
