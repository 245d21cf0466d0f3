import { useContext } from 'react'
import { removal, type RemovalWords } from '#domain/wording/en/content/removal.ts'
import { TranslatedWords } from '../words.ts'

export const useRemovalWords = (): RemovalWords => useContext(TranslatedWords).removal ?? removal
