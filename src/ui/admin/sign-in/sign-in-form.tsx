import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Credentials } from '#domain/machines/session-machine.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { Button } from '#ui/design/button/button.tsx'
import { Field } from '#ui/design/field/field.tsx'
import { Notice } from '#ui/design/notice/notice.tsx'
import { PasswordInput } from '#ui/design/password-input/password-input.tsx'
import { TextInput } from '#ui/design/text-input/text-input.tsx'
import { signInSentence } from './sign-in-sentence.ts'
import * as styles from './sign-in-form.css.ts'

export interface SignInFormProps {
  /** Whose session is renewed; anybody may sign in where it is missing. */
  email?: string | undefined
  busy: boolean
  failure: Failure | null
  onSubmit: (credentials: Credentials) => void
}

export function SignInForm({ email: fixed, busy, failure, onSubmit }: SignInFormProps) {
  const [email, setEmail] = useState(fixed ?? '')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = (value: string) => tried && value.trim() === ''

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  useEffect(() => focus(fixed === undefined ? 'email' : 'password'), [fixed])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (email.trim() !== '' && password !== '') return onSubmit({ email: email.trim(), password })
    focus(email.trim() === '' ? 'email' : 'password')
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <Field label="Email" error={missing(email) && 'Email is required'}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          readOnly={fixed !== undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Password" error={missing(password) && 'Password is required'}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Signing in...">
        Sign in
      </Button>
      {failure && <Notice tone="danger">{signInSentence(failure)}</Notice>}
    </form>
  )
}
