import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { newToken } from './tokens.ts'

/** The last accounts whose signatures a cookie holds. */
const maxAccounts = 5

/** Makes the secret with which an account signs the cookies of its devices. */
export const newDeviceKey = (): string => randomBytes(32).toString('hex')

const signed = (key: string, id: string) => createHmac('sha256', key).update(id).digest('base64url')

const isSame = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const read = (cookie: string) => {
  const [id = '', ...signatures] = cookie.split('.')
  return { id, signatures: signatures.slice(0, maxAccounts) }
}

/** The id of a device whose cookie is signed by the account; `undefined` if it never signed in to it. */
export const knownDevice = (cookie: string, key: string | undefined): string | undefined => {
  if (key === undefined || key === '') return undefined
  const { id, signatures } = read(cookie)
  return signatures.some((signature) => isSame(signature, signed(key, id))) ? id : undefined
}

/** Signs the cookie of a device: a random id with the signatures of the last accounts. */
export const deviceCookieFor = (cookie: string, key: string): string => {
  const current = read(cookie)
  const id = /^[\w-]{22}$/.test(current.id) ? current.id : newToken()
  const own = signed(key, id)
  const others = current.signatures.filter((signature) => /^[\w-]{43}$/.test(signature) && signature !== own)
  return [id, own, ...others.slice(0, maxAccounts - 1)].join('.')
}
