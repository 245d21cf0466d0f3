import { useEffect } from 'react'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { SignInPage } from './sign-in-page.tsx'

export function SignInScreen() {
  const { failure, busy, send } = useSession()
  const { value: byMail = false, fetch } = useReading(useActors().resets.byMail)
  useEffect(fetch, [fetch])
  return (
    <SignInPage
      busy={busy}
      failure={failure}
      resetsByMail={byMail}
      onSubmit={(credentials) => send({ type: 'session.signIn', ...credentials })}
    />
  )
}
