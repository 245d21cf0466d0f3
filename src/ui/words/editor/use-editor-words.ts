import { useContext } from 'react'
import { editor, type EditorWords } from '#domain/wording/en/editor/editor.ts'
import { TranslatedWords } from '../words.ts'

export const useEditorWords = (): EditorWords => useContext(TranslatedWords).editor ?? editor
