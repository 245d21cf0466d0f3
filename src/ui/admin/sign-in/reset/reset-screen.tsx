import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { resetWording } from '#domain/wording/account-wording.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { EntranceLink } from '../entrance-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInFrame } from '../sign-in-frame.tsx'

const incomplete = 'This link is not complete. Open it again as you got it, or ask for a new one.'

/** Where the link leads by which somebody sets a new password. */
export function ResetScreen() {
  const { use, check } = useActors().resets
  const { busy, done, failure, send } = useRequest(use)
  const { failure: unusable, send: look } = useRequest(check)
  const router = useRouter()
  const { hash } = useLocation()
  const [token] = useState(hash)

  // What lets somebody in stays neither in the address nor in the browser's history.
  useEffect(() => {
    if (hash !== '') void router.navigate({ to: '/reset', replace: true })
  }, [router, hash])

  useEffect(() => {
    if (token !== '') look(token)
  }, [look, token])

  const refused = token === '' ? incomplete : (failure ?? unusable)?.fields?.['token']
  return (
    <SignInFrame
      title="Set a new password"
      lead="It ends all your sessions. Then sign in with it."
      hint={<EntranceLink to="/">{done ? 'Sign in' : 'Back to sign-in'}</EntranceLink>}
    >
      {done ? (
        <Notice tone="success" focused>
          {resetWording.done}
        </Notice>
      ) : refused === undefined ? (
        <NewPasswordForm
          busy={busy}
          failure={failure}
          onSubmit={(newPassword) => send({ token, newPassword })}
        />
      ) : (
        <Notice tone="danger">{refused}</Notice>
      )}
    </SignInFrame>
  )
}
