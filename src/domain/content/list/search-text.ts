import { plainDigits } from '../../language/plain-digits.ts'

/** Vowel marks and accents, tatweel and the zero-width non-joiner. The zero-width joiner stays: emoji consist of it. */
const marks = /[\p{Mn}\u0640\u200C]/gu
/**
 * Alef wasla, alef maqsura, taa marbuta, Persian yeh and kaf. The hamza of alef, waaw and yaa is a mark and is removed
 * with them.
 */
const arabicForms: ReadonlyArray<readonly [RegExp, string]> = [
  [/\u0671/g, '\u0627'],
  [/[\u0649\u06CC]/g, '\u064A'],
  [/\u0629/g, '\u0647'],
  [/\u06A9/g, '\u0643'],
]

const hasForms = /\P{ASCII}/u

/** Folds case, accents, digits, direction marks, Arabic letter forms and marks, so that a search ignores them. */
export const fold = (text: string): string => {
  if (!hasForms.test(text)) return text.toLowerCase()
  // Marks are removed before the normalization too, which sorts a long run of them in quadratic time.
  let folded = plainDigits(text).replace(marks, '').normalize('NFKD').replace(marks, '').toLowerCase()
  for (const [form, plain] of arabicForms) folded = folded.replace(form, plain)
  return folded
}

/** What people write around words: quotes, brackets, and the points and commas of a sentence or of an address. */
const around = new Set('"\'“”‘’„«»‹›()[]{}.,;:!?،؛؟')

/** A word without what stands around it. Marks alone are a word. A pattern would take quadratic time. */
const bare = (word: string) => {
  let [start, end] = [0, word.length]
  while (around.has(word.charAt(start))) start += 1
  while (end > start && around.has(word.charAt(end - 1))) end -= 1
  return word.slice(start, end) || word
}

/** The folded words of a search. An item matches if its folded text contains each of them. */
export const searchWords = (search: string): ReadonlyArray<string> =>
  fold(search)
    // Control characters separate words, because a full-text index stops reading at a NUL.
    .split(/[\s\p{Cc}]+/u)
    .map(bare)
    .filter((word) => word !== '')

/** Whether a text contains every word of a search. */
export const hasWords = (text: string, search: string): boolean =>
  searchWords(search).every((word) => fold(text).includes(word))
