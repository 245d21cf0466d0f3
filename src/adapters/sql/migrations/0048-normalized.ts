import { normalizedTexts } from './normalized-texts.ts'

const sqlite = normalizedTexts({
  holds: (text, letters) => `${text} glob '*[${letters}]*'`,
  translated: (text, letters, replacements) =>
    Array.from(letters).reduce(
      (result, letter, index) => `replace(${result}, '${letter}', '${replacements.charAt(index)}')`,
      text,
    ),
})

const postgres = normalizedTexts({
  holds: (text, letters) => `${text} ~ '[${letters}]'`,
  translated: (text, letters, replacements) => `translate(${text}, '${letters}', '${replacements}')`,
})

/** Triggers renew the search indexes. */
export const normalized = { sqlite, postgres }
