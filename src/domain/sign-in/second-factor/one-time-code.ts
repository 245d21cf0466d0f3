/** HMAC-SHA-1, which the platform provides. */
export type Hmac = (secret: Uint8Array, message: Uint8Array) => Uint8Array

const stepMilliseconds = 30_000
const usualDigits = 6

/** Steps that a device's clock may be off. */
const tolerance = 1

/** The step of a time; each step has its own code (RFC 6238). */
export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / stepMilliseconds)

/** The code of a step (RFC 4226, section 5.3). */
export const oneTimeCode = (hmac: Hmac, secret: Uint8Array, step: number, digits = usualDigits): string => {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const hash = hmac(secret, new Uint8Array(counter.buffer))
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength)
  const number = view.getUint32(view.getUint8(view.byteLength - 1) & 0xf) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

interface Moment {
  readonly now: number
  /** The last step whose code was used: none works twice. */
  readonly used: number
}

/** The step near `now` that a code belongs to; `undefined` if it is wrong or was used. */
export const stepOf = (
  hmac: Hmac,
  secret: Uint8Array,
  code: string,
  { now, used }: Moment,
): number | undefined => {
  const around = Array.from({ length: 2 * tolerance + 1 }, (_, at) => now - tolerance + at)
  return around.find((step) => step > used && oneTimeCode(hmac, secret, step) === code)
}
