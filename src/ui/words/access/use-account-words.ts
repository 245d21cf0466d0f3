import { useContext } from 'react'
import { account, type AccountWords } from '#domain/wording/en/access/account.ts'
import { TranslatedWords } from '../words.ts'

export const useAccountWords = (): AccountWords => useContext(TranslatedWords).account ?? account
