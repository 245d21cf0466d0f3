import { normalizedTexts } from '../normalized-texts.ts'

export const postgresNormalized = normalizedTexts({
  holds: (text, letters) => `${text} ~ '[${letters}]'`,
  translated: (text, letters, replacements) => `translate(${text}, '${letters}', '${replacements}')`,
})
