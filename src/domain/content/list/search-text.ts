const marks = /[\p{Mn}\u0640]/gu
/** Alef wasla, alef maqsura and taa marbuta; alef, waaw and yaa lose their hamza as a mark. */
const arabicForms: ReadonlyArray<readonly [RegExp, string]> = [
  [/\u0671/g, '\u0627'],
  [/\u0649/g, '\u064A'],
  [/\u0629/g, '\u0647'],
]

const hasForms = /\P{ASCII}/u

/** Folds case, accents, Arabic letter forms and marks, so that a search finds a word however it was written. */
export const fold = (text: string): string => {
  if (!hasForms.test(text)) return text.toLowerCase()
  // Marks go before the normalization too: it would sort a long run of them, in quadratic time.
  let folded = text.replace(marks, '').normalize('NFKD').replace(marks, '').toLowerCase()
  for (const [form, plain] of arabicForms) folded = folded.replace(form, plain)
  return folded
}

/** The folded words of a search; an item matches when each stands somewhere in its folded text. */
export const searchWords = (search: string): ReadonlyArray<string> =>
  fold(search)
    // Control characters part words: an index of words reads no further than a NUL.
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')

/** Whether every word of a search stands somewhere in a text. */
export const hasWords = (text: string, search: string): boolean =>
  searchWords(search).every((word) => fold(text).includes(word))
