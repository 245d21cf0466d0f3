import { type ClipboardEvent, useRef } from 'react'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { lengths } from '#domain/content/fields/lengths.ts'
import { everyLineAParagraph, runsTogether } from '#domain/content/item/paragraphs.ts'
import { textOfHtml } from '#domain/content/item/text-of-html.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import * as styles from './paragraphs-field.css.ts'
import { InLanguages } from '../translations/in-languages.tsx'
import { TextControl, type TextControlProps, type TextFieldProps } from './text-field.tsx'

/**
 * Replaces the selection by a text, so that the browser can undo it.
 * @param change Sets the whole value if the browser cannot insert text.
 */
const insertText = (area: HTMLTextAreaElement, text: string, change: (value: string) => void) => {
  // Deprecated, but the only way that supports undo.
  if (document.execCommand?.('insertText', false, text)) return
  const { value, selectionStart, selectionEnd } = area
  change(`${value.slice(0, selectionStart)}${text}${value.slice(selectionEnd)}`)
}

/** Shows the remaining characters from this length on. */
const almostFull = lengths.text * 0.9

/** A text with paragraphs. Text pasted from a word processor keeps its paragraphs. */
export function ParagraphsField({ field, optional, ...props }: TextFieldProps) {
  return (
    <InLanguages field={field} optional={optional}>
      {(own) => <ParagraphsControl {...props} {...own} />}
    </InLanguages>
  )
}

/** The text in one language. */
export function ParagraphsControl(props: TextControlProps) {
  const { field } = props
  const words = useEditorWords().paragraphs
  const area = useRef<HTMLTextAreaElement>(null)
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = textOfHtml(event.clipboardData.getData('text/html'))
    if (text === undefined || text === '') return
    event.preventDefault()
    insertText(event.currentTarget, text, field.change)
  }
  return (
    <TextControl
      hint={words.hint}
      hintAbove
      {...props}
      ref={area}
      onPaste={paste}
      counted={field.value.length > almostFull}
      countTo={lengths.text}
    >
      {runsTogether(field.value) && (
        <div className={styles.offer}>
          <p role="status">{words.runsTogether}</p>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              field.change(everyLineAParagraph(field.value))
              area.current?.focus()
            }}
          >
            {words.separate}
          </Button>
        </div>
      )}
    </TextControl>
  )
}
