import { useContext } from 'react'
import { history, type HistoryWords } from '#domain/wording/en/content/history.ts'
import { TranslatedWords } from '../words.ts'

export const useHistoryWords = (): HistoryWords => useContext(TranslatedWords).history ?? history
