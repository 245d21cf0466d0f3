import { useContext } from 'react'
import { translations, type TranslationWords } from '#domain/wording/en/content/translations.ts'
import { TranslatedWords } from '../words.ts'

export const useTranslationWords = (): TranslationWords =>
  useContext(TranslatedWords).translations ?? translations
