import type { SignInRefusal } from '../../../sign-in/single-sign-on/sign-in-refusal.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the page to which the provider of single sign-on leads back. */
export const singleSignOn = {
  title: 'Sign in',
  entering: 'Signing in...',
  refused: {
    noRole: 'Your account has no role here. Ask an Admin for one.',
    emailTaken:
      'Another account here has your email. Sign in to it with its password, and link it on the account page.',
    noEmail: 'Your account has no email that can be used here.',
    linkedElsewhere: 'Your sign-in is already linked to another account here. Ask an Admin.',
    lastAdmin: 'The last local Admin cannot be linked.',
    tooOften: 'Too many tries. Try again in a few minutes.',
    failed: 'You were not signed in. Try again.',
  } satisfies Readonly<Record<SignInRefusal, string>>,
  back: 'Back to sign-in',
} as const

export type SingleSignOnWords = Translated<typeof singleSignOn>
