import { useContext } from 'react'
import { lists, type ListWords } from '#domain/wording/en/content/lists.ts'
import { TranslatedWords } from '../words.ts'

export const useListWords = (): ListWords => useContext(TranslatedWords).lists ?? lists
