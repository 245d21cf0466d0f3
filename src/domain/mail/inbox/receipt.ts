/** Confirms a received form to its visitor. */
export interface Receipt {
  /** Identifies the mail to visitor and staff; empty if the back end has none. */
  readonly reference: string
}

/** The response to a visitor's form. */
export interface SentReceipt extends Receipt {
  /** Opens the receipt page; absent if the back end has none. */
  readonly code?: string
}

/** No vowels, so that it spells no word, and no 0, 1, I, L or O, which are easily confused. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** In characters, each made from one random byte. */
export const referenceLength = 8

const referencePattern = new RegExp(`^[${letters}]{${referenceLength}}$`)

/** Whether a value has the form of a reference. */
export const isReference = (text: unknown): text is string =>
  typeof text === 'string' && referencePattern.test(text)

/** Makes a reference from random bytes. It can be read aloud and does not reveal the number of mails. */
export const referenceOf = (random: Uint8Array): string =>
  Array.from(random, (byte) => letters[byte % letters.length]).join('')
