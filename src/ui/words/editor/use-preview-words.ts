import { useContext } from 'react'
import { preview, type PreviewWords } from '#domain/wording/en/editor/preview.ts'
import { TranslatedWords } from '../words.ts'

export const usePreviewWords = (): PreviewWords => useContext(TranslatedWords).preview ?? preview
