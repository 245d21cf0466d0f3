import { useContext } from 'react'
import { languageBoard, type LanguageBoardWords } from '#domain/wording/en/content/language-board.ts'
import { TranslatedWords } from '../words.ts'

export const useLanguageBoardWords = (): LanguageBoardWords =>
  useContext(TranslatedWords).languageBoard ?? languageBoard
