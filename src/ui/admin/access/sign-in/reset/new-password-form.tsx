import { type FormEvent, useEffect, useRef, useState } from 'react'
import { passwordRule, passwordLength } from '#domain/sign-in/account/account-errors.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { PasswordInput } from '#ui/design/form/password-input/password-input.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import * as styles from '../sign-in.css.ts'
import { SignInFailure } from '../sign-in-failure.tsx'

export interface NewPasswordFormProps {
  busy: boolean
  failure: Failure | null
  onSubmit: (newPassword: string) => void
}

export function NewPasswordForm({ busy, failure, onSubmit }: NewPasswordFormProps) {
  const words = useSignInWords()
  const { reset } = words
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [failure])

  const error = passwordRule(typed, words.errors)
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
        label={reset.password}
        hint={fill(reset.hint, { min: passwordLength.minimum })}
        error={(tried && error) || (typed === sent && serverSentence(refusal))}
      >
        <PasswordInput
          ref={field}
          name="newPassword"
          autoComplete="new-password"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel={reset.submitting}>
        {reset.submit}
      </Button>
      {failure && refusal === undefined && <SignInFailure failure={failure} />}
    </form>
  )
}
