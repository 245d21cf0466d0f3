import { useContext } from 'react'
import { thread, type ThreadWords } from '#domain/wording/en/inbox/thread.ts'
import { TranslatedWords } from '../words.ts'

export const useThreadWords = (): ThreadWords => useContext(TranslatedWords).thread ?? thread
