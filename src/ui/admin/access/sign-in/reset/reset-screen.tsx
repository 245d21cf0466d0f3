import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { SignInLink } from '../sign-in-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInFrame } from '../sign-in-frame.tsx'

/** Sets a new password; opened by a reset link. */
export function ResetScreen() {
  const { setPassword, check } = useActors().resets
  const { busy, done, failure, send } = useRequest(setPassword)
  const { failure: unusable, send: checkToken } = useRequest(check)
  const { forgot, reset, signIn } = useSignInWords()
  const router = useRouter()
  const { hash } = useLocation()
  const [token] = useState(hash)

  // Removes the secret from the address and the browser's history.
  useEffect(() => {
    if (hash !== '') void router.navigate({ to: '/reset', replace: true })
  }, [router, hash])

  useEffect(() => {
    if (token !== '') checkToken(token)
  }, [checkToken, token])

  const refusal = token === '' ? reset.incomplete : (failure ?? unusable)?.fields?.['token']
  return (
    <SignInFrame
      title={reset.title}
      lead={reset.lead}
      hint={<SignInLink to="/">{done ? signIn.title : forgot.back}</SignInLink>}
    >
      {done ? (
        <Notice tone="success" focused>
          {reset.done}
        </Notice>
      ) : refusal === undefined ? (
        <NewPasswordForm
          busy={busy}
          failure={failure}
          onSubmit={(newPassword) => send({ token, newPassword })}
        />
      ) : (
        <Notice tone="danger">{serverSentence(refusal)}</Notice>
      )}
    </SignInFrame>
  )
}
