import type { ReactNode } from 'react'
import type { Language } from '#domain/language/language.ts'
import { arabicSentences } from './arabic-sentences.ts'
import { InWords } from '../in-words.tsx'
import { InterfaceLanguage } from './language-context.ts'
import { ServerSentences } from './server-sentence.tsx'
import type { Words } from '../words.ts'

const sentences = arabicSentences()

interface InLanguageProps {
  language: Language
  words: Partial<Words>
  children: ReactNode
}

/** Shows the back office in a language: its texts, dates, numbers, and sentences of the server. */
export function InLanguage({ language, words, children }: InLanguageProps) {
  return (
    <InWords words={words}>
      <InterfaceLanguage value={language}>
        <ServerSentences value={language.tag === 'ar' ? sentences : undefined}>{children}</ServerSentences>
      </InterfaceLanguage>
    </InWords>
  )
}
