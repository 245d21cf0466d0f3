import { type FormEvent, useEffect, useRef, useState } from 'react'
import { passwordLength, passwordRule } from '#domain/account/account-errors.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { PasswordInput } from '#ui/design/form/password-input/password-input.tsx'
import * as styles from '../sign-in.css.ts'
import { signInFailureText } from '../sign-in-failure-text.ts'

export interface NewPasswordFormProps {
  busy: boolean
  failure: Failure | null
  onSubmit: (newPassword: string) => void
}

export function NewPasswordForm({ busy, failure, onSubmit }: NewPasswordFormProps) {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [failure])

  const error = passwordRule(typed)
  const refusal = failure?.fields?.['newPassword']

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setSent(typed)
    if (error === undefined) onSubmit(typed)
    else field.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field
        label="New password"
        hint={`At least ${passwordLength.least} characters.`}
        error={(tried && error) || (typed === sent && refusal)}
      >
        <PasswordInput
          ref={field}
          name="newPassword"
          autoComplete="new-password"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Set password
      </Button>
      {failure && refusal === undefined && <Notice tone="danger">{signInFailureText(failure)}</Notice>}
    </form>
  )
}
