import { use } from 'react'
import { onFirstUse } from '#ui/actors/bridge/on-first-use.ts'
import { AddWords } from '#ui/words/add-words.tsx'
import { loadSectionWords } from '#ui/words/editor/load-section-words.ts'
import { useWordsLanguage } from '#ui/words/words.ts'
import { SectionList, type SectionListProps } from './section-list.tsx'

const loads = new Map<string, () => ReturnType<typeof loadSectionWords>>()

const wordsIn = (language: string) => {
  const load = loads.get(language) ?? onFirstUse(() => loadSectionWords(language))
  loads.set(language, load)
  return load()
}

/** The sections of a page, with their texts in the language of the interface. Suspends until these are loaded. */
export function SectionsField(props: SectionListProps) {
  return (
    <AddWords words={use(wordsIn(useWordsLanguage()))}>
      <SectionList {...props} />
    </AddWords>
  )
}
