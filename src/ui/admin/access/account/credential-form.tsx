import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Failure } from '#domain/machines/failure.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { PasswordInput } from '#ui/design/form/password-input/password-input.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { FailureSentence } from '#ui/words/office/failure-sentence.tsx'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import * as styles from './second-factor.css.ts'

export interface CredentialFormProps {
  /** The name of the field, also in the server's errors. */
  name: 'currentPassword' | 'code'
  /** Takes the focus, such as after the form of another step. */
  focused?: boolean
  hint?: ReactNode
  action: string
  busy: boolean
  failure: Failure | null
  onSubmit: (value: string) => void
}

/** Asks for a password or a code before `action`. */
export function CredentialForm({
  name,
  focused,
  hint,
  action,
  busy,
  failure,
  onSubmit,
}: CredentialFormProps) {
  const { user } = useSession()
  const { secondFactor: words } = useAccountWords()
  const { failures } = useFailureWords().secondFactor
  const [label, required] =
    name === 'code' ? [words.code, words.codeRequired] : [words.password, words.passwordRequired]
  const [value, setValue] = useState('')
  const [tried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fieldError = failure?.fields?.[name]
  useEffect(() => {
    if (failure !== null) input.current?.focus()
  }, [failure])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (value.trim() === '') input.current?.focus()
    else onSubmit(value)
  }

  const missing = tried && value.trim() === '' && required
  const common = {
    ref: input,
    name,
    autoFocus: focused,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => setValue(event.target.value),
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {/* Lets password managers find the account. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field
        label={label}
        hint={hint}
        error={missing || (fieldError && <ServerSentence>{fieldError}</ServerSentence>)}
        className={styles.field}
      >
        {name === 'code' ? (
          <TextInput {...common} inputMode="numeric" autoComplete="one-time-code" />
        ) : (
          <PasswordInput {...common} autoComplete="current-password" />
        )}
      </Field>
      {failure && fieldError === undefined && (
        <Notice tone="danger">
          <FailureSentence failure={failure} otherwise={failureText(failures.update, failure)} />
        </Notice>
      )}
      <Button type="submit" size="sm" variant="quiet" busy={busy} busyLabel={words.busy}>
        {action}
      </Button>
    </form>
  )
}
