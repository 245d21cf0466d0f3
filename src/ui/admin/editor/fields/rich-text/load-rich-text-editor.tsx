import { useContext } from 'react'
import { loadRichTextWords } from '#ui/words/load-rich-text-words.ts'
import { TranslatedWords } from '#ui/words/words.ts'
import type { RichTextEditorProps } from '../rich-text-props.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

/** The editor with its texts in the language of the interface. */
export const loadRichTextEditor = async (language: string) => {
  const words = await loadRichTextWords(language)
  return function Editor(props: RichTextEditorProps) {
    const others = useContext(TranslatedWords)
    return (
      <TranslatedWords value={{ ...others, ...words }}>
        <RichTextEditor {...props} />
      </TranslatedWords>
    )
  }
}
