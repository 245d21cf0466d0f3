import type { ReactNode } from 'react'
import type { Language } from '#domain/language/language.ts'
import { InWords } from '../in-words.tsx'
import { InterfaceLanguage } from './language-context.ts'
import { ServerSentences } from './server-sentence.tsx'
import type { Words } from '../words.ts'
import { translatedServerSentence } from '#domain/wording/translation-of.ts'

const load = async () => {
  const [{ server: english }, { server: arabic }] = await Promise.all([
    import('#domain/wording/en/office/server.ts'),
    import('#domain/wording/ar/office/server.ts'),
  ])
  return (sentence: string, label?: string) => translatedServerSentence(sentence, english, arabic, label)
}

/** For the Arabic back office: loads both tables of sentences with the first failure. */
export const arabicSentences = () => {
  let loaded: ReturnType<typeof load> | undefined
  return () => (loaded ??= load())
}

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
