import { plainEmail } from '../forms/contact-rules.ts'

/** Normalizes an e-mail address for comparison: ASCII letters become lower case, as SQL's `lower` has them. */
export const emailKey = (email: string): string =>
  plainEmail(email).replace(/[A-Z]/g, (letter) => letter.toLowerCase())
