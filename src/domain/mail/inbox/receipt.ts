/** What a visitor is told of a form that has arrived. */
export interface Receipt {
  /** By what visitor and staff both find the mail; empty where the other side gives none. */
  readonly reference: string
}

/** Without vowels, so that it spells no word, and without what is read as something else: 0, 1, I, L, O. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** How many random bytes make a reference. */
export const referenceLength = 8

const written = new RegExp(`^[${letters}]{${referenceLength}}$`)

/** Whether a text could be a reference, such as one that an address brings. */
export const isReference = (text: unknown): text is string => typeof text === 'string' && written.test(text)

/** A reference that can be read out, and that tells nothing of how many there are. */
export const referenceOf = (random: Uint8Array): string =>
  Array.from(random, (byte) => letters[byte % letters.length]).join('')
