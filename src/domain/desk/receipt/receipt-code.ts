import { isReference, referenceLength, referenceOf } from '../../mail/inbox/receipt.ts'

/** In characters; each is made from one random byte. */
export const receiptCodeLength = 2 * referenceLength

/** The most codes that lead to one mail; a newer one replaces the oldest. */
export const maxReceiptCodes = 20

/** Makes a code from random bytes, in groups of four. */
export const receiptCodeOf = (random: Uint8Array): string =>
  referenceOf(random).replaceAll(/.{4}(?=.)/gu, '$&-')

/** The code without groups and in capitals, as it is hashed; empty if it cannot be one. */
export const receiptCodeKey = (typed: string): string => {
  const key = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
  const isCode =
    key.length === receiptCodeLength &&
    isReference(key.slice(0, referenceLength)) &&
    isReference(key.slice(referenceLength))
  return isCode ? key : ''
}

/** The receipt page in a language that visitors may read, otherwise in the default one. */
export const receiptPage = (publicUrl: string, open: ReadonlyArray<string> = [], tag = ''): string =>
  `${publicUrl}${open.includes(tag) ? `/${tag}` : ''}/receipt`

/** The code is in the fragment, which browsers don't send to servers. */
export const receiptAddress = (page: string, code: string): string => (code === '' ? page : `${page}#${code}`)

/** Also as a part of another address, as mail servers rewrite links, and wrapped after a hyphen, also in a quote. */
const codeInAddress =
  /((?:\/|%2F)receipt)(?:#|%23)[\w%-]+(?:(?<=-)\n[> ]{0,20}\w{4}(?:-\w{4}){0,3}-?(?![\w-]))*/giu

/** Removes codes from addresses of the receipt page, as a quoted answer has them. */
export const withoutReceiptCodes = (text: string): string => text.replaceAll(codeInAddress, '$1')
