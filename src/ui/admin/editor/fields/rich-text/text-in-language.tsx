import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { EditorView } from 'prosemirror-view'
import { isRichText } from '#domain/rich-text/is-rich-text.ts'
import { fromText } from '#domain/rich-text/from-text.ts'
import { plainText } from '#domain/rich-text/plain-text.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { beside } from '#ui/design/form/field/field.css.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useRichTextWords } from '#ui/words/editor/use-rich-text-words.ts'
import { useFieldAt } from '../../form/field-at.ts'
import type { ControlledField } from '../../form/form-field.ts'
import { FieldFrame } from '../../translations/field-frame.tsx'
import type { OwnField } from '../../translations/in-languages.tsx'
import { useUploads, type UnfinishedUploads } from '../../saving/uploads.ts'
import { FormattedText, type FormattedTextProps } from './formatted-text.tsx'
import * as styles from './formatted-text.css.ts'
import { TextChecks } from './text-checks.tsx'
import { bodyPathOf, useBodyField, type BlockError } from './use-body-field.ts'

export interface TextInLanguageProps extends Pick<
  FormattedTextProps,
  'uploads' | 'start' | 'caret' | 'onRetry' | 'onState' | 'onInserted' | 'openMedia' | 'focusToolbar'
> {
  label: string
  own: OwnField<string>
  /** The text of the default language. */
  main: ControlledField<string>
  /** The name of the field of the body. */
  body: string
  openLink: (view: EditorView) => void
  onShowBlock: (view: EditorView, index: number) => void
}

/** The formatted text of one language with its label, its errors and its other version. */
export function TextInLanguage(props: TextInLanguageProps) {
  const { label, own, main, body, openLink, onShowBlock, onState, ...rest } = props
  const words = useRichTextWords()
  const view = useRef<EditorView>(null)
  const { report } = useUploads()
  const [unfinished, setUnfinished] = useState<UnfinishedUploads>()
  const { value, change, other, errors } = useBodyField(own.field, body)
  const { value: mainValue } = useBodyField(main, body)
  const { field, translation, language } = own
  const text = isRichText(value) ? plainText(value) : value
  const length = text.split(/\s+/u).filter((word) => word !== '').length
  useEffect(() => {
    report(field.name, unfinished)
    return () => report(field.name, undefined)
  }, [report, field.name, unfinished])
  const notStored = unfinished === 'failed' && words.pictures.notStored
  const takeDefault = () => change(typeof mainValue === 'string' ? fromText(mainValue) : mainValue)
  const showBlock = (index: number) => view.current && onShowBlock(view.current, index)
  const title = useFieldAt()(bodyPathOf(field.name, 'title')).value
  return (
    <FieldFrame
      {...own}
      field={{ ...field, other }}
      {...(translation && { translation: { ...translation, takeDefault } })}
      label={label}
      hint={words.hint}
      error={
        notStored ||
        (field.error ?? (errors.length > 0 && <BlockErrors errors={errors} onShow={showBlock} />))
      }
      show={showVersion}
      group
    >
      <FormattedText
        {...rest}
        value={value}
        language={language}
        placeholder={translation?.fallback}
        isEmpty={text === ''}
        onChange={change}
        onBlur={field.leave}
        onUnfinished={setUnfinished}
        onState={(changed, before) => {
          view.current = changed
          onState(changed, before)
        }}
        openLink={() => view.current && openLink(view.current)}
      />
      <span className={beside}>{count(words.words, length)}</span>
      <TextChecks
        title={typeof title === 'string' ? title : ''}
        text={text}
        body={typeof value === 'string' ? undefined : value}
        language={language}
        onShowBlock={showBlock}
      />
    </FieldFrame>
  )
}

interface BlockErrorsProps {
  errors: ReadonlyArray<BlockError>
  onShow: (index: number) => void
}

function BlockErrors({ errors, onShow }: BlockErrorsProps): ReactNode {
  const { showBlock } = useRichTextWords()
  return (
    <span className={styles.errors}>
      {errors.map(({ index, message }) => (
        <span key={index} className={styles.said}>
          {message}
          {index >= 0 && (
            <Button size="sm" variant="ghost" onClick={() => onShow(index)}>
              {fill(showBlock, { n: index + 1 })}
            </Button>
          )}
        </span>
      ))}
    </span>
  )
}

/** Renders one of two versions of a text. */
const showVersion = (value: unknown) => <Version value={value} />

function Version({ value }: { value: unknown }): ReactNode {
  const { empty } = useEditorWords().versions
  if (isRichText(value)) return plainText(value) || empty
  return typeof value === 'string' && value !== '' ? value : empty
}
