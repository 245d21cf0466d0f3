import { useContext } from 'react'
import { forms, type FormsWords } from '#domain/wording/en/site/forms.ts'
import { TranslatedWords, type Words } from '../words.ts'

export const useFormsWords = (): FormsWords => useContext(TranslatedWords).forms ?? forms

/** Returns the words outside of components, for the data of pages. */
export const formsWordsOf = ({ words = {} }: { readonly words?: Partial<Words> | undefined }): FormsWords =>
  words.forms ?? forms
