import type { ComponentType } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { FieldsOf } from '../editor/form/form-field.ts'
import type { FormValues } from './form-values.ts'

/** The form and preview in the editor of a content type. */
export interface FormConfig<Name extends ContentTypeName> {
  readonly Form: ComponentType<{ readonly field: FieldsOf<FormValues<Name>> }>
  readonly Preview: ComponentType<{ readonly values: FormValues<Name> }>
}
