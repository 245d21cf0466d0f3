const marks = /[\p{Mn}\u0640]/gu
/** Alef wasla, alef maqsura and taa marbuta. The hamza of alef, waaw and yaa is a mark and is removed with them. */
const arabicForms: ReadonlyArray<readonly [RegExp, string]> = [
  [/\u0671/g, '\u0627'],
  [/\u0649/g, '\u064A'],
  [/\u0629/g, '\u0647'],
]

const hasForms = /\P{ASCII}/u

/** Folds case, accents, Arabic letter forms and marks, so that a search ignores them. */
export const fold = (text: string): string => {
  if (!hasForms.test(text)) return text.toLowerCase()
  // Marks are removed before the normalization too, which sorts a long run of them in quadratic time.
  let folded = text.replace(marks, '').normalize('NFKD').replace(marks, '').toLowerCase()
  for (const [form, plain] of arabicForms) folded = folded.replace(form, plain)
  return folded
}

/** The folded words of a search. An item matches if its folded text contains each of them. */
export const searchWords = (search: string): ReadonlyArray<string> =>
  fold(search)
    // Control characters separate words, because a full-text index stops reading at a NUL.
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')

/** Whether a text contains every word of a search. */
export const hasWords = (text: string, search: string): boolean =>
  searchWords(search).every((word) => fold(text).includes(word))
