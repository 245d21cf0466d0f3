import { plainEmail } from '../../forms/contact-rules.ts'

/** The e-mail address by which an account is found, in lower case. */
export const accountEmailKey = (email: string): string => plainEmail(email).toLowerCase()
