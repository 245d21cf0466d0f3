import { useContext } from 'react'
import { fields, type FieldWords } from '#domain/wording/en/content/fields.ts'
import { TranslatedWords } from '../words.ts'

export const useFieldWords = (): FieldWords => useContext(TranslatedWords).fields ?? fields
