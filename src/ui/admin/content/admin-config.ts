import type { ComponentType } from 'react'
import type { ContentTypeName, ItemOf } from '#domain/content/content-types.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import type { FieldsOf } from '../editor/form/form-field.ts'
import type { FormValues } from './form-values.ts'

export interface ToolsProps<Name extends ContentTypeName> {
  readonly item: ItemOf<Name>
  /** In a row, or over its editor. */
  readonly as: 'icon' | 'button'
  /** Hears how the item is whenever one of the tools has changed it. */
  readonly onChanged?: (item: ItemOf<Name>) => void
}

/** How a content looks in the back office: its list, its form and what the form makes of it. */
export interface AdminConfig<Name extends ContentTypeName> {
  readonly nameOf: (item: FormValues<Name>) => string
  /** A column whose key is a sortable field can be sorted by. */
  readonly columns: ReadonlyArray<Column<ItemOf<Name>>>
  readonly blank: FormValues<Name>
  readonly Form: ComponentType<{ readonly field: FieldsOf<FormValues<Name>> }>
  readonly Preview: ComponentType<{ readonly values: FormValues<Name> }>
  /** What can be done with one item beside what every content has. */
  readonly Tools?: ComponentType<ToolsProps<Name>>
}
