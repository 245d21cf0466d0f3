import { useContext } from 'react'
import { media, type MediaWords } from '#domain/wording/en/content/media.ts'
import { TranslatedWords } from '../words.ts'

export const useMediaWords = (): MediaWords => useContext(TranslatedWords).media ?? media
