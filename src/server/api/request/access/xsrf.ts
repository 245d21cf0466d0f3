import { createHmac, timingSafeEqual } from 'node:crypto'

/** The XSRF token of a session: derived from its secret, which it does not reveal. */
export const xsrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('XSRF-TOKEN').digest('base64url')

export const isXsrfTokenOf = (sessionToken: string, sent: string | undefined): boolean => {
  const expected = Buffer.from(xsrfTokenOf(sessionToken))
  const actual = Buffer.from(sent ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
