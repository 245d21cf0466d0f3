import { AddWords } from '#ui/words/add-words.tsx'
import { loadRichTextWords } from '#ui/words/editor/load-rich-text-words.ts'
import type { RichTextEditorProps } from '../rich-text-props.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

/** The editor with its texts in the language of the interface. */
export const loadRichTextEditor = async (language: string) => {
  const words = await loadRichTextWords(language)
  return function Editor(props: RichTextEditorProps) {
    return (
      <AddWords words={words}>
        <RichTextEditor {...props} />
      </AddWords>
    )
  }
}
