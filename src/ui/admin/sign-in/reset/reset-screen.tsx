import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { resetWording } from '#domain/wording/account-wording.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { EntranceLink } from '../entrance-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInFrame } from '../sign-in-frame.tsx'

const incomplete = 'This link is incomplete. Open the whole link, or ask for a new one.'

/** Sets a new password; opened by a reset link. */
export function ResetScreen() {
  const { use, check } = useActors().resets
  const { busy, done, failure, send } = useRequest(use)
  const { failure: unusable, send: checkToken } = useRequest(check)
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

  const refusal = token === '' ? incomplete : (failure ?? unusable)?.fields?.['token']
  return (
    <SignInFrame
      title="Set a new password"
      lead="All your sessions end. Then sign in with the new password."
      hint={<EntranceLink to="/">{done ? 'Sign in' : 'Back to sign-in'}</EntranceLink>}
    >
      {done ? (
        <Notice tone="success" focused>
          {resetWording.done}
        </Notice>
      ) : refusal === undefined ? (
        <NewPasswordForm
          busy={busy}
          failure={failure}
          onSubmit={(newPassword) => send({ token, newPassword })}
        />
      ) : (
        <Notice tone="danger">{refusal}</Notice>
      )}
    </SignInFrame>
  )
}
