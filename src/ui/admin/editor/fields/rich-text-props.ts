import type { FieldOf } from '../form/form-field.ts'

export interface RichTextFieldProps extends Omit<FieldOf<string>, 'hint'> {
  /** The name of the field that has the formatted text, beside the plain one. */
  body: string
  /** The number of rows of the text area. */
  rows: number
}

export interface RichTextEditorProps extends RichTextFieldProps {
  /** Where the caret was in the text area that the editor replaces. */
  caret: { readonly name: string; readonly at: number } | undefined
}
