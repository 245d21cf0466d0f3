import { randomBytes } from 'node:crypto'

const wellFormed = /^[\w.-]{8,64}$/

/** Of this process; a number follows, since drawing a new one for each request takes longer than a kept page. */
const own = randomBytes(9).toString('base64url')
let count = 0

/** The id that a trusted proxy has given a request, or a new one. */
export const requestId = (given: string | ReadonlyArray<string> | undefined, trustProxy: boolean): string =>
  trustProxy && typeof given === 'string' && wellFormed.test(given)
    ? given
    : `${own}-${(++count).toString(36)}`
