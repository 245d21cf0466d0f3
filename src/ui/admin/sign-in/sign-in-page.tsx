import { sessionHours } from '#domain/session/session-hours.ts'
import { useBrand } from '../screen-parts/brand.ts'
import { EntranceLink } from './entrance-link.tsx'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export interface SignInPageProps extends Omit<SignInFormProps, 'email'> {
  /** Whether somebody who has lost their password can ask for a link. */
  resetsByMail: boolean
}

/** The login page (P8). */
export function SignInPage({ resetsByMail, ...form }: SignInPageProps) {
  const { name } = useBrand()
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
          You stay signed in until you close this tab, for {sessionHours.longest} hours at most, or until you
          have done nothing for {sessionHours.idle} hours.
        </>
      }
    >
      <SignInForm {...form} />
    </SignInFrame>
  )
}
