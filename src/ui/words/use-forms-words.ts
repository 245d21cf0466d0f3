import { useContext } from 'react'
import { forms, type FormsWords } from '#domain/wording/en/forms.ts'
import { TranslatedWords } from './words.ts'

export const useFormsWords = (): FormsWords => useContext(TranslatedWords).forms ?? forms
