import type { Language, Languages } from '../language/language.ts'

const letters: Readonly<Record<Language['script'], RegExp>> = {
  Latn: /\p{Script=Latin}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Deva: /\p{Script=Devanagari}/gu,
}

/** The language to answer in: that of the form, else the first in the letters of the message. */
export const proposedLanguage = (
  { language, message }: { readonly language?: string | undefined; readonly message: string },
  languages: Languages,
): Language => {
  const chosen = languages.find(({ tag }) => tag === language)
  if (chosen !== undefined) return chosen
  const count = ({ script }: Language) => message.match(letters[script])?.length ?? 0
  // Sorting is stable: of equal counts the first language wins.
  const [likely = languages[0]] = languages.toSorted((one, other) => count(other) - count(one))
  return likely
}
