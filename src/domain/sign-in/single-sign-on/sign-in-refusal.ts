/** The reasons for which a sign-in fails; the page to which the provider leads back has a sentence for each. */
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
