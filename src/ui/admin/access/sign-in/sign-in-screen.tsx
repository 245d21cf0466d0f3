import { useEffect } from 'react'
import { sessionHours } from '#domain/sign-in/session/session-hours.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { useSignInProvider } from '../../screen-parts/sign-in-provider.ts'
import { useSiteBrand } from '../../screen-parts/site-brand.ts'
import { ContinueOffer } from './continue-offer.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PasskeyOffer } from './passkey/passkey-offer.tsx'
import { ProviderLink } from './provider/provider-link.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** The login page (P8). */
export function SignInScreen() {
  const { failure, offer, state, send } = useSession()
  const { value: resetsByMail = false, fetch } = useReading(useActors().resets.byMail)
  const { name } = useSiteBrand()
  const provider = useSignInProvider()
  const { signIn: words } = useSignInWords()
  useEffect(fetch, [fetch])
  useEffect(() => send({ type: 'session.find' }), [send])

  return (
    <SignInFrame
      title={words.title}
      lead={name === '' ? words.lead : fill(words.leadOf, { name })}
      hint={
        <>
          {resetsByMail ? <SignInLink to="/forgot">{words.forgot}</SignInLink> : words.lost}{' '}
          {fill(words.sessionEnds, {
            idle: count(words.hours, sessionHours.idle),
            longest: count(words.hours, sessionHours.longest),
          })}
        </>
      }
      footer={<LanguageChoice />}
    >
      {provider && <ProviderLink provider={provider} />}
      {offer && (
        <ContinueOffer
          user={offer}
          busy={state === 'continuing'}
          onContinue={() => send({ type: 'session.continue' })}
        />
      )}
      <SignInForm
        busy={state === 'signingIn'}
        failure={failure}
        onSubmit={(credentials) => send({ type: 'session.signIn', ...credentials })}
      />
      <PasskeyOffer disabled={state === 'signingIn'} onOpened={() => send({ type: 'session.enter' })} />
    </SignInFrame>
  )
}
