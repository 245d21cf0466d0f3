import { randomBytes } from 'node:crypto'

const wellFormed = /^[\w.-]{8,64}$/

/** Random for each process and followed by a counter: a random id for each request would cost more than a cached page. */
const prefix = randomBytes(9).toString('base64url')
let count = 0

/** The request id of a trusted proxy, or a new one. */
export const requestId = (given: string | ReadonlyArray<string> | undefined, trustProxy: boolean): string =>
  trustProxy && typeof given === 'string' && wellFormed.test(given)
    ? given
    : `${prefix}-${(++count).toString(36)}`
