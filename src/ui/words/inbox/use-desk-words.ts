import { useContext } from 'react'
import { desk, type DeskWords } from '#domain/wording/en/inbox/desk.ts'
import { TranslatedWords } from '../words.ts'

export const useDeskWords = (): DeskWords => useContext(TranslatedWords).desk ?? desk
