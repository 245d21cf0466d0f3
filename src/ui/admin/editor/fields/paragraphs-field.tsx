import { type ClipboardEvent, useRef } from 'react'
import { lengths } from '#domain/content/field.ts'
import { everyLineAParagraph, runsTogether } from '#domain/content/item/paragraphs.ts'
import { textOfHtml } from '#domain/content/item/text-of-html.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { insertText } from './insert-text.ts'
import * as styles from './paragraphs-field.css.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** From this length on the field says how much room is left. */
const almostFull = lengths.text * 0.9

/** A text in paragraphs; what is pasted from a word processor keeps its own. */
export function ParagraphsField(props: TextFieldProps) {
  const { field } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = textOfHtml(event.clipboardData.getData('text/html'))
    if (text === undefined || text === '') return
    event.preventDefault()
    insertText(event.currentTarget, text, field.change)
  }
  return (
    <TextField
      hint="An empty line starts a new paragraph."
      hintAbove
      {...props}
      ref={area}
      onPaste={paste}
      counted={field.value.length > almostFull}
      countTo={lengths.text}
    >
      {runsTogether(field.value) && (
        <div className={styles.offer}>
          <p role="status">Visitors see one paragraph here, without line breaks.</p>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              field.change(everyLineAParagraph(field.value))
              area.current?.focus()
            }}
          >
            Make every line a paragraph
          </Button>
        </div>
      )}
    </TextField>
  )
}
