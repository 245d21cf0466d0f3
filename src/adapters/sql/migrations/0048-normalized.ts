import { normalizedTexts } from './normalized-texts.ts'

/** Triggers renew the search indexes. */
export const normalized = normalizedTexts({
  holds: (text, letters) => `${text} glob '*[${letters}]*'`,
  translated: (text, letters, replacements) =>
    Array.from(letters).reduce(
      (result, letter, index) => `replace(${result}, '${letter}', '${replacements.charAt(index)}')`,
      text,
    ),
})
