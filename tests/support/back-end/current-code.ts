import { createHmac } from 'node:crypto'
import { oneTimeCode, stepAt } from '#domain/sign-in/second-factor/one-time-code.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const fromBase32 = (text: string) => {
  const bits = text.replace(/./g, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** The one-time code for a secret, now or some time steps away. */
export const currentCode = (secret: string, steps = 0): string =>
  oneTimeCode(
    (key, message) => createHmac('sha1', key).update(message).digest(),
    fromBase32(secret),
    stepAt(Date.now()) + steps,
  )
