import type { ComponentType } from 'react'
import type { ContentName, ItemOf } from '#domain/content/contents.ts'
import type { Column } from '#ui/design/table/column.ts'
import type { FieldsOf } from '../editor/form-field.ts'
import type { FormValues } from './form-values.ts'

/** How a content looks in the back office: its list, its form and what the form makes of it. */
export interface ContentLook<Name extends ContentName> {
  readonly nameOf: (item: FormValues<Name>) => string
  /** A column whose key is a sortable field can be sorted by. */
  readonly columns: ReadonlyArray<Column<ItemOf<Name>>>
  readonly blank: FormValues<Name>
  readonly Form: ComponentType<{ readonly field: FieldsOf<FormValues<Name>> }>
  readonly Preview: ComponentType<{ readonly values: FormValues<Name> }>
}
