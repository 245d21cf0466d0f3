import { useContext } from 'react'
import { publishing, type PublishingWords } from '#domain/wording/en/editor/publishing.ts'
import { TranslatedWords } from '../words.ts'

export const usePublishingWords = (): PublishingWords => useContext(TranslatedWords).publishing ?? publishing
