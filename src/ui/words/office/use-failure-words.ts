import { useContext } from 'react'
import { failures, type FailureWords } from '#domain/wording/en/office/failures.ts'
import { TranslatedWords } from '../words.ts'

export const useFailureWords = (): FailureWords => useContext(TranslatedWords).failures ?? failures
