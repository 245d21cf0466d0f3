const marks = /[\p{Mn}\u0640]/gu
const arabicForms: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u0622\u0623\u0625\u0671]/g, '\u0627'],
  [/\u0649/g, '\u064A'],
  [/\u0629/g, '\u0647'],
  [/\u0624/g, '\u0648'],
  [/\u0626/g, '\u064A'],
]

/** Folds case, accents, Arabic letter forms and marks, so that a search finds a word however it was written. */
export const fold = (text: string): string => {
  let folded = text.normalize('NFKD').replace(marks, '').toLowerCase()
  for (const [form, plain] of arabicForms) folded = folded.replace(form, plain)
  return folded
}

/** The folded words of a search; an item matches when each stands somewhere in its folded text. */
export const searchWords = (search: string): ReadonlyArray<string> =>
  fold(search).split(/\s+/).filter((word) => word !== '')
