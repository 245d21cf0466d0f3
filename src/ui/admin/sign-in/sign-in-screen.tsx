import { useSession } from '#ui/actors/use-session.ts'
import { SignInPage } from './sign-in-page.tsx'

export function SignInScreen() {
  const { failure, busy, send } = useSession()
  return (
    <SignInPage
      busy={busy}
      failure={failure}
      onSubmit={(credentials) => send({ type: 'session.signIn', ...credentials })}
    />
  )
}
