import { useContext } from 'react'
import { sections, type SectionWords } from '#domain/wording/en/editor/sections.ts'
import { TranslatedWords } from '../words.ts'

export const useSectionWords = (): SectionWords => useContext(TranslatedWords).sections ?? sections
