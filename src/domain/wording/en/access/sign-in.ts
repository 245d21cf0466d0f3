import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the sign-in, and what the screens of accounts share with it. */
export const signIn = {
  /** How long a link to set a password works. */
  minutes: counted('en', { one: '{n} minute', other: '{n} minutes' }),
  errors: {
    nameRequired: 'Name is required',
    nameLength: filled('Name has at most {max} characters'),
    roleRequired: 'Role is required',
    approvalOfAdmin: 'An Admin needs no approval',
    passwordRequired: 'Password is required',
    passwordShort: filled('Password has at least {min} characters'),
    passwordLong: filled('Password has at most {max} characters'),
    currentPasswordRequired: 'Current password is required',
    languageUnknown: 'Choose a language of the back office',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Content and enquiries.',
    leadOf: filled('{name} content and enquiries.'),
    email: 'Email',
    emailRequired: 'Email is required',
    password: 'Password',
    passwordRequired: 'Password is required',
    code: 'Code',
    codeHint: 'From your authenticator app. Without it, type one of your recovery codes.',
    codeRequired: 'Code is required',
    submit: 'Sign in',
    submitting: 'Signing in...',
    forgot: 'Forgot your password?',
    lost: 'Lost your password? Ask an Admin for a link to set a new one.',
    sessionEnds: filled(
      'Your session ends when you sign out or close the browser, after {idle} without use, and after {longest} at most.',
    ),
    hours: counted('en', { one: '{n} hour', other: '{n} hours' }),
    continueAs: filled('Continue as {person}'),
    continuing: 'Opening...',
    another: 'Or sign in as somebody else',
    /** The button to the provider of single sign-on. */
    provider: filled('Sign in with {provider}'),
    passkey: 'Sign in with a passkey',
    waiting: 'Waiting for your device...',
    sessionEnded: 'Your session has ended. Sign in with your password.',
  },
  signInAgain: {
    title: 'Sign in again',
    text: 'Your session has ended. This screen stays as it is, with everything that you typed.',
    /** For people who sign in at a provider, which opens instead of the screen. */
    textOfProvider: filled(
      'Your session has ended. Signing in with {provider} leads back to this screen. This device stores the changes of an editor, so you can restore them.',
    ),
    another: filled('Not {name}?'),
    signOut: 'Sign out',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'Get a link to set a new one.',
    back: 'Back to sign-in',
    submit: 'Send a link',
    submitting: 'Sending...',
    asked: filled('If an account has this email, a link is on its way to it. It works once, for {minutes}.'),
  },
  reset: {
    title: 'Set a new password',
    lead: 'All your sessions end. Then sign in with the new password.',
    incomplete: 'This link is incomplete. Open the whole link, or ask for a new one.',
    password: 'New password',
    hint: filled('At least {min} characters.'),
    submit: 'Set password',
    submitting: 'Saving...',
    done: 'Your new password is set. Sign in with it.',
  },
} as const

export type SignInWords = Translated<typeof signIn>
