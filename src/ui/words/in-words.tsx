import type { ReactNode } from 'react'
import { designWords } from '#ui/design/words/en.ts'
import { DesignWordsContext } from '#ui/design/words/use-design-words.ts'
import { TranslatedWords, type Words } from './words.ts'

interface InWordsProps {
  words: Partial<Words>
  children: ReactNode
}

/** Provides the catalogues of a language to pages and components. */
export function InWords({ words, children }: InWordsProps) {
  return (
    <TranslatedWords value={words}>
      <DesignWordsContext value={words.design ?? designWords}>{children}</DesignWordsContext>
    </TranslatedWords>
  )
}
