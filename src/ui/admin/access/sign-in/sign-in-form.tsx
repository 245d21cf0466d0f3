import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Credentials } from '#domain/machines/session-machine.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { PasswordInput } from '#ui/design/form/password-input/password-input.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { SignInFailure } from './sign-in-failure.tsx'
import { useCodeStep } from './use-code-step.ts'
import * as styles from './sign-in.css.ts'

export interface SignInFormProps {
  /** Of the person whose session is renewed, as far as this tab knows: an Admin may have changed it. */
  email?: string | undefined
  busy: boolean
  failure: Failure | null
  onSubmit: (credentials: Credentials) => void
}

export function SignInForm({ email: knownEmail, busy, failure, onSubmit }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail ?? '')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const words = useSignInWords()
  const { signIn } = words
  const step = useCodeStep(failure, signIn.codeRequired)
  const form = useRef<HTMLFormElement>(null)
  const missing = (value: string) => tried && value.trim() === ''

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  // A renewal's dialog moves the focus itself, once it knows where to return it.
  useEffect(() => {
    if (knownEmail === undefined) focus('email')
  }, [knownEmail])

  useEffect(() => {
    if (step.isRequired) focus('code')
  }, [step.isRequired, step.refused])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (email.trim() === '') return focus('email')
    if (password === '') return focus('password')
    if (step.missing) {
      step.showMissing()
      return focus('code')
    }
    onSubmit({ email: email.trim(), password, ...(step.isRequired && { code: step.code }) })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <Field label={signIn.email} error={missing(email) && signIn.emailRequired}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={signIn.password} error={missing(password) && signIn.passwordRequired}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {step.isRequired && (
        <Field label={signIn.code} hint={signIn.codeHint} error={step.error}>
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={step.code}
            onChange={(event) => step.change(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" busy={busy} busyLabel={signIn.submitting}>
        {signIn.submit}
      </Button>
      {failure && !step.refused && <SignInFailure failure={failure} />}
    </form>
  )
}
