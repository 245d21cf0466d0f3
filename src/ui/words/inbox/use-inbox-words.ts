import { useContext } from 'react'
import { inbox, type InboxWords } from '#domain/wording/en/inbox/inbox.ts'
import { TranslatedWords } from '../words.ts'

export const useInboxWords = (): InboxWords => useContext(TranslatedWords).inbox ?? inbox
