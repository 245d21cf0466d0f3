import { type ComponentType, useEffect, useState } from 'react'
import { isRichText } from '#domain/rich-text/is-rich-text.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useDesignWords } from '#ui/design/words/use-design-words.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useWordsLanguage } from '#ui/words/words.ts'
import { useFieldAt } from '../form/field-at.ts'
import { InLanguages } from '../translations/in-languages.tsx'
import { ParagraphsControl } from './paragraphs-field.tsx'
import type { RichTextEditorProps, RichTextFieldProps } from './rich-text-props.ts'
import * as styles from './paragraphs-field.css.ts'

type Caret = RichTextEditorProps['caret']

/** Where the caret is, if it is in a text area. */
const caretNow = (): Caret => {
  const area = document.activeElement
  return area instanceof HTMLTextAreaElement ? { name: area.name, at: area.selectionStart } : undefined
}

/**
 * A formatted text. Its editor loads with the first form that has one; until then, and if it does not load, a plain
 * text can be written in a text area.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { label, field, body, optional, rows } = props
  const isOffered = useHasFeature()('richText')
  const language = useWordsLanguage()
  const { paragraphs: words } = useEditorWords()
  const { tryAgain } = useDesignWords()
  const at = useFieldAt()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState<{
    readonly Editor: ComponentType<RichTextEditorProps>
    readonly caret: Caret
  }>()

  useEffect(() => {
    if (!isOffered) return
    let isShown = true
    import('./rich-text/load-rich-text-editor.tsx')
      .then(({ loadRichTextEditor }) => loadRichTextEditor(language))
      .then((Editor) => isShown && setLoaded({ Editor, caret: caretNow() }))
      .catch(() => isShown && setFailed(true))
    return () => {
      isShown = false
    }
  }, [isOffered, language, attempt])

  if (loaded) return <loaded.Editor {...props} caret={loaded.caret} />
  const isAlone = field.name.split('.').at(-1) === body
  const isFormatted = (name: string) =>
    isAlone || isRichText(at([...name.split('.').slice(0, -1), body].join('.')).value)
  return (
    <>
      <InLanguages field={field} optional={optional}>
        {(own) => (
          <ParagraphsControl
            label={label}
            rows={rows}
            {...own}
            {...(isAlone && { field: { ...own.field, value: '' } })}
            {...(isOffered && isFormatted(own.field.name) && { readOnly: true, hint: words.formatted })}
          />
        )}
      </InLanguages>
      {hasFailed && (
        <div role="status" className={styles.offer}>
          <p>{words.notLoaded}</p>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            {tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}
