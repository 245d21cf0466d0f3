import { use, useContext, useMemo } from 'react'
import { loadSectionWords } from '#ui/words/load-section-words.ts'
import { TranslatedWords, useWordsLanguage } from '#ui/words/words.ts'
import { SectionList, type SectionListProps } from './section-list.tsx'

const loads = new Map<string, ReturnType<typeof loadSectionWords>>()

const wordsIn = (language: string) => {
  const loading = loads.get(language) ?? loadSectionWords(language)
  loads.set(language, loading)
  return loading
}

/** The sections of a page, with their texts in the language of the interface. Suspends until these are loaded. */
export function SectionsField(props: SectionListProps) {
  const others = useContext(TranslatedWords)
  const own = use(wordsIn(useWordsLanguage()))
  // The same object, so that typing does not render all heads.
  const words = useMemo(() => ({ ...others, ...own }), [others, own])
  return (
    <TranslatedWords value={words}>
      <SectionList {...props} />
    </TranslatedWords>
  )
}
