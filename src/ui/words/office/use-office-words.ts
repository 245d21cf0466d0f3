import { useContext } from 'react'
import { office, type OfficeWords } from '#domain/wording/en/office/office.ts'
import { TranslatedWords } from '../words.ts'

export const useOfficeWords = (): OfficeWords => useContext(TranslatedWords).office ?? office
