import { useEffect, useEffectEvent } from 'react'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { passkeySignIn } from '#ui/actors/accounts/passkey-sign-in.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { SignInFailure } from '../sign-in-failure.tsx'

export interface PasskeyButtonProps {
  /** Whether another sign-in is in flight. */
  disabled: boolean
  onOpened: (user: SignedInUser) => void
}

/** Asks the device for a passkey, which says whose it is. */
export function PasskeyButton({ disabled, onOpened }: PasskeyButtonProps) {
  const { signIn: words } = useSignInWords()
  const { busy, failure, response, send } = useRequest(useActors().signInByPasskey(passkeySignIn))
  const open = useEffectEvent(onOpened)
  useEffect(() => {
    if (response !== undefined) open(response)
  }, [response])
  return (
    <>
      <Button
        variant="quiet"
        wide
        disabled={disabled}
        busy={busy}
        busyLabel={words.waiting}
        onClick={() => send()}
      >
        {words.passkey}
      </Button>
      {failure && <SignInFailure failure={failure} />}
    </>
  )
}
