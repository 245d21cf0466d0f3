import type { ReactNode } from 'react'
import { translationOf } from '#domain/wording/translation-of.ts'
import { useWordsLanguage } from './words.ts'

interface TranslatedSentenceProps {
  /** A sentence that the server wrote in English. */
  of: string
  /** The groups of the English catalogue that may have the sentence. */
  english: object
  /** These groups in the language of the interface. */
  translated: object
}

/** A sentence of the server in the language of the interface; marked as English if there is no translation. */
export function TranslatedSentence({ of, english, translated }: TranslatedSentenceProps): ReactNode {
  const isEnglish = useWordsLanguage() === 'en'
  if (isEnglish) return of
  return (
    translationOf(of, english, translated) ?? (
      <span lang="en" dir="ltr">
        {of}
      </span>
    )
  )
}
