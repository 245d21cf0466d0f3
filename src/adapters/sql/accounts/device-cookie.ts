import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { newToken } from './tokens.ts'

/** Accounts of one browser that are remembered. */
const most = 5

/** Secret of an account by which it knows its devices again. */
export const newDeviceKey = (): string => randomBytes(32).toString('hex')

const signed = (key: string, id: string) => createHmac('sha256', key).update(id).digest('base64url')

const isSame = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const read = (cookie: string) => {
  const [id = '', ...signatures] = cookie.split('.')
  return { id, signatures: signatures.slice(0, most) }
}

/** The id of a device whose cookie an account has signed; `undefined` if it never signed in to the account. */
export const knownDevice = (cookie: string, key: string | undefined): string | undefined => {
  if (key === undefined || key === '') return undefined
  const { id, signatures } = read(cookie)
  return signatures.some((signature) => isSame(signature, signed(key, id))) ? id : undefined
}

/** The cookie of a device that has signed in: a random id, signed by each of the last accounts. */
export const deviceCookieFor = (cookie: string, key: string): string => {
  const sent = read(cookie)
  const id = /^[\w-]{22}$/.test(sent.id) ? sent.id : newToken()
  const own = signed(key, id)
  const others = sent.signatures.filter((signature) => /^[\w-]{43}$/.test(signature) && signature !== own)
  return [id, own, ...others.slice(0, most - 1)].join('.')
}
