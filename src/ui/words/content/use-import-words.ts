import { useContext } from 'react'
import { imports, type ImportWords } from '#domain/wording/en/content/imports.ts'
import { TranslatedWords } from '../words.ts'

export const useImportWords = (): ImportWords => useContext(TranslatedWords).imports ?? imports
