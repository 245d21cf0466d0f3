import { useContext } from 'react'
import { singleSignOn, type SingleSignOnWords } from '#domain/wording/en/access/single-sign-on.ts'
import { TranslatedWords } from '../words.ts'

export const useSingleSignOnWords = (): SingleSignOnWords =>
  useContext(TranslatedWords).singleSignOn ?? singleSignOn
