import { count, type Counted } from './counted.ts'
import { fillText, partsOf, type Template } from './template.ts'
import type { ServerWords } from './en/office/server.ts'

const isGroup = (entry: unknown): entry is object => typeof entry === 'object' && entry !== null
const isTemplate = (entry: object): entry is Template => 'template' in entry
const isCounted = (entry: object): entry is Counted => 'forms' in entry && 'language' in entry

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The values of a text's placeholders in a sentence; `undefined` if it is the sentence of another text. */
const valuesIn = (sentence: string, text: string) => {
  const pattern = partsOf(text).map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
  const match = new RegExp(`^${pattern.join('')}$`, 'su').exec(sentence)
  return match ? { ...match.groups } : undefined
}

/** Translates the label of a field in a sentence; `undefined` if it is unknown. */
type LabelOf = (label: string) => string | undefined

/** The number of a counted sentence; the English form for one may leave it out. */
const numberIn = (category: string, n?: string) =>
  n === undefined ? Number(category === 'one') : Number(n.replaceAll(',', ''))

const ofEntry = (sentence: string, english: unknown, translated: unknown, labelOf: LabelOf) => {
  if (typeof english === 'string')
    return sentence === english && typeof translated === 'string' ? translated : undefined
  if (!isGroup(english) || !isGroup(translated)) return undefined
  if (isCounted(english) && isCounted(translated)) {
    const found = Object.entries(english.forms)
      .map(([category, form]) => ({ category, values: valuesIn(sentence, form) }))
      .find(({ values }) => values !== undefined)
    return found && count(translated, numberIn(found.category, found.values?.['n']))
  }
  if (!isTemplate(english) || !isTemplate(translated))
    return translationOf(sentence, english, translated, labelOf)
  const values = valuesIn(sentence, english.template)
  const label = values?.['label'] === undefined ? '' : labelOf(values['label'])
  return values && label !== undefined ? fillText(translated.template, { ...values, label }) : undefined
}

/**
 * The translation of a sentence that the server wrote in English: by the same key in the translated catalogue, with the
 * same values; `undefined` if the English catalogue does not have the sentence.
 */
export const translationOf = (
  sentence: string,
  english: object,
  translated: object,
  labelOf: LabelOf = (label) => label,
): string | undefined => {
  for (const [key, entry] of Object.entries(english)) {
    const found = ofEntry(sentence, entry, Reflect.get(translated, key), labelOf)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The translation of a sentence that the server sent in English; `undefined` if the table lacks it or its label.
 * @param label The translated label of the field, instead of that of the table.
 */
export const translatedServerSentence = (
  sentence: string,
  { labels, ...english }: ServerWords,
  { labels: translatedLabels, ...translated }: ServerWords,
  label?: string,
): string | undefined =>
  translationOf(sentence, english, translated, (of) => label ?? translationOf(of, labels, translatedLabels))
