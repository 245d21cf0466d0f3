import { count, type Counted } from './counted.ts'
import type { ServerWords } from './en/server.ts'
import { fillText, partsOf } from './template.ts'

type Values = Readonly<Record<string, string>>

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The values of a template's places in a sentence; `undefined` if the sentence is another one. */
const valuesIn = (sentence: string, template: string): Values | undefined => {
  const pattern = partsOf(template).map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
  const found = new RegExp(`^${pattern.join('')}$`).exec(sentence)
  return found === null ? undefined : { ...found.groups }
}

const isCounted = (text: object): text is Counted => 'forms' in text

/** Translates a text of the English table; `undefined` if the sentence is another one. */
const translatedBy = (
  sentence: string,
  english: unknown,
  translation: unknown,
  labelOf: (label: string) => string | undefined,
): string | undefined => {
  if (typeof english === 'string') return sentence === english ? String(translation) : undefined
  if (typeof english !== 'object' || english === null) return undefined
  if (typeof translation !== 'object' || translation === null) return undefined
  if (isCounted(english) && isCounted(translation)) {
    const values = Object.values(english.forms).map((form) => valuesIn(sentence, form))
    const found = values.find((each) => each !== undefined)
    return found && count(translation, Number(found['n']?.replaceAll(',', '')))
  }
  if ('template' in english && 'template' in translation) {
    const values = valuesIn(sentence, String(english.template))
    if (values === undefined) return undefined
    if (values['label'] === undefined) return fillText(String(translation.template), values)
    const label = labelOf(values['label'])
    return label === undefined ? undefined : fillText(String(translation.template), { ...values, label })
  }
  for (const [key, part] of Object.entries(english)) {
    const found = translatedBy(sentence, part, Reflect.get(translation, key), labelOf)
    if (found !== undefined) return found
  }
  return undefined
}

/** The translation of a sentence that the server sent in English; `undefined` if the table lacks the sentence. */
export const serverSentence = (
  sentence: string,
  { labels, ...english }: ServerWords,
  { labels: translatedLabels, ...translated }: ServerWords,
): string | undefined =>
  translatedBy(sentence, english, translated, (label) =>
    translatedBy(label, labels, translatedLabels, () => undefined),
  )
