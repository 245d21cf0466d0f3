import { fillText, partsOf } from './template.ts'

const isGroup = (entry: unknown): entry is object => typeof entry === 'object' && entry !== null

/** The text of an entry of a catalogue; a group of entries as it is. */
const textOf = (entry: unknown) => (isGroup(entry) && 'template' in entry ? entry.template : entry)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The values of a text's places in a sentence; `undefined` if it is the sentence of another text. */
const valuesIn = (sentence: string, text: string) => {
  const pattern = partsOf(text).map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
  const match = new RegExp(`^${pattern.join('')}$`, 'su').exec(sentence)
  return match ? { ...match.groups } : undefined
}

/**
 * The translation of a sentence that the server wrote in English: by the same key in the translated catalogue, with the
 * same values; `undefined` if the English catalogue does not have the sentence.
 */
export const translationOf = (sentence: string, english: object, translated: object): string | undefined => {
  for (const [key, entry] of Object.entries(english)) {
    const text = textOf(entry)
    const translation = textOf(Reflect.get(translated, key))
    if (typeof text === 'string' && typeof translation === 'string') {
      const values = valuesIn(sentence, text)
      if (values) return fillText(translation, values)
    } else if (isGroup(text) && isGroup(translation)) {
      const found = translationOf(sentence, text, translation)
      if (found !== undefined) return found
    }
  }
  return undefined
}
