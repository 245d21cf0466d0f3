import { useContext } from 'react'
import { shared, type SharedWords } from '#domain/wording/en/shared.ts'
import { TranslatedWords } from './words.ts'

export const useSharedWords = (): SharedWords => useContext(TranslatedWords).shared ?? shared
