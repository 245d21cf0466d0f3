import { useContext } from 'react'
import { richText, type RichTextWords } from '#domain/wording/en/editor/rich-text.ts'
import { TranslatedWords } from '../words.ts'

export const useRichTextWords = (): RichTextWords => useContext(TranslatedWords).richText ?? richText
