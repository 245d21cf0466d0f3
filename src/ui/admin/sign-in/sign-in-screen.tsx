import { useEffect } from 'react'
import { sessionHours } from '#domain/session/session-hours.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { useBrand } from '../screen-parts/brand.ts'
import { ContinueOffer } from './continue-offer.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** The login page (P8). */
export function SignInScreen() {
  const { failure, offer, state, send } = useSession()
  const { value: resetsByMail = false, fetch } = useReading(useActors().resets.byMail)
  const { name } = useBrand()
  useEffect(fetch, [fetch])
  useEffect(() => send({ type: 'session.find' }), [send])

  return (
    <SignInFrame
      title="Sign in"
      lead={`${name === '' ? 'Content' : `${name} content`} and enquiries.`}
      hint={
        <>
          {resetsByMail ? (
            <EntranceLink to="/forgot">Forgot your password?</EntranceLink>
          ) : (
            'Lost your password? Ask an Admin for a link to set a new one.'
          )}{' '}
          Your session ends when you sign out or close the browser, after {sessionHours.idle} hours without
          use, and after {sessionHours.longest} hours at most.
        </>
      }
    >
      {offer && (
        <ContinueOffer
          entry={offer}
          busy={state === 'continuing'}
          onContinue={() => send({ type: 'session.continue' })}
        />
      )}
      <SignInForm
        busy={state === 'signingIn'}
        failure={failure}
        onSubmit={(credentials) => send({ type: 'session.signIn', ...credentials })}
      />
    </SignInFrame>
  )
}
