import type { ReactNode } from 'react'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import type { Text } from '#domain/language/translated-fields.ts'
import { fill } from '#domain/wording/template.ts'
import { Field, type FieldProps } from '#ui/design/form/field/field.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { SentenceLabel } from '#ui/words/office/server-sentence.tsx'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { OtherVersion, type OtherVersionProps } from '../conflict/other-version.tsx'
import type { FieldOf } from '../form/form-field.ts'
import type { OwnField } from './in-languages.tsx'
import { TranslationNote } from './translation-note.tsx'
import * as styles from './translations.css.ts'

export interface FieldFrameProps<Value>
  extends
    Omit<FieldOf<Value>, 'field' | 'optional'>,
    OwnField<Value>,
    Pick<FieldProps, 'hintAbove' | 'group'>,
    Pick<OtherVersionProps, 'show'> {
  /** Instead of the field's own. */
  error?: ReactNode
  /** About what is written in this language, instead of the hint. */
  note?: ReactNode
  children: ReactNode
}

/** The label, the hint, the error, the other version and the state of a translation around a control. */
export function FieldFrame<Value extends Text | PictureValue>(props: FieldFrameProps<Value>) {
  const { label, field, hint, hintAbove, optional, error, group, show, translation, note, children } = props
  const words = useTranslationWords()
  const differs = translation?.mayDiffer && words.onlyIfDiffers
  const shown = error ?? field.error
  return (
    <Field
      label={translation ? <TranslationLabel label={label} tag={translation.language.tag} /> : label}
      error={shown && <SentenceLabel value={label}>{shown}</SentenceLabel>}
      hint={note || (translation && !hintAbove ? differs : hint)}
      hintAbove={hintAbove}
      optional={optional === true}
      group={group}
    >
      {children}
      <OtherVersion other={field.other} label={label} language={translation?.language.tag} show={show} />
      {translation && <TranslationNote translation={translation} />}
    </Field>
  )
}

/** 'Title, Arabic', of which only the language is visible: the name stands beside it. */
function TranslationLabel({ label, tag }: { label: string; tag: string }) {
  const { beforeLanguage } = useTranslationWords()
  const { nameOf } = useLanguageNames()
  return (
    <span className={styles.label}>
      <VisuallyHidden>{fill(beforeLanguage, { label })}</VisuallyHidden>
      {nameOf(tag)}
    </span>
  )
}
