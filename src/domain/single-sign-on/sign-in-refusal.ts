/** Why nobody is signed in; each is one sentence of the page to which the provider leads back. */
export const signInRefusals = [
  'noRole',
  'emailTaken',
  'noEmail',
  'linkedElsewhere',
  'lastAdmin',
  'tooOften',
  'failed',
] as const

export type SignInRefusal = (typeof signInRefusals)[number]

export const isSignInRefusal = (text: unknown): text is SignInRefusal =>
  signInRefusals.some((refusal) => refusal === text)
