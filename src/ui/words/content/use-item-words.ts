import { useContext } from 'react'
import { items, type ItemWords } from '#domain/wording/en/content/items.ts'
import { TranslatedWords } from '../words.ts'

export const useItemWords = (): ItemWords => useContext(TranslatedWords).items ?? items
