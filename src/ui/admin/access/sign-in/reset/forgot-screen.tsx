import { type FormEvent, useEffect, useRef, useState } from 'react'
import { resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { SignInLink } from '../sign-in-link.tsx'
import * as styles from '../sign-in.css.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { SignInFailure } from '../sign-in-failure.tsx'

/** Requests a link to set a new password, if this server sends e-mail. */
export function ForgotScreen() {
  const { busy, done, failure, send } = useRequest(useActors().resets.mailLink)
  const words = useSignInWords()
  const { forgot, minutes, signIn } = words
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (email.trim() === '') field.current?.focus()
    else send(email.trim())
  }

  return (
    <SignInFrame title={forgot.title} lead={forgot.lead} hint={<SignInLink to="/">{forgot.back}</SignInLink>}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <Field label={signIn.email} error={tried && email.trim() === '' && signIn.emailRequired}>
          <TextInput
            ref={field}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={busy} busyLabel={forgot.submitting}>
          {forgot.submit}
        </Button>
        {done && (
          <Notice tone="success">{fill(forgot.asked, { minutes: count(minutes, resetMinutes) })}</Notice>
        )}
        {failure && <SignInFailure failure={failure} />}
      </form>
    </SignInFrame>
  )
}
