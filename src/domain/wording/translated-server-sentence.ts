import type { ServerWords } from './en/office/server.ts'
import { translationOf } from './translation-of.ts'

/** The translation of a sentence that the server sent in English; `undefined` if the table lacks it or its label. */
export const translatedServerSentence = (
  sentence: string,
  { labels, ...english }: ServerWords,
  { labels: translatedLabels, ...translated }: ServerWords,
): string | undefined =>
  translationOf(sentence, english, translated, (label) => translationOf(label, labels, translatedLabels))
