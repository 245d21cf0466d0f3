import type { ComponentType } from 'react'
import type { ContentTypeName, ItemOf } from '#domain/content/content-types.ts'
import type { ListWords } from '#domain/wording/en/content/lists.ts'
import type { FieldWords } from '#domain/wording/en/content/fields.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import type { FormValues } from './form-values.ts'

export interface ToolsProps<Name extends ContentTypeName> {
  readonly item: ItemOf<Name>
  /** An icon in a row, a button above the editor. */
  readonly as: 'icon' | 'button'
  /** Called with an item of the content type after a tool has changed it. */
  readonly onChanged?: (item: ItemOf<Name>) => void
  /** Called with another person's version of an item, which kept a tool from changing it. */
  readonly onOutdated?: (latest: ItemOf<Name>) => void
}

interface ColumnWords<Name extends ContentTypeName> {
  /** The labels of the fields. */
  readonly labels: FieldWords[Name]
  readonly list: ListWords['list']
}

/** The columns and tools in the list of a content type. */
export interface ListConfig<Name extends ContentTypeName> {
  readonly nameOf: (item: FormValues<Name>) => string
  /** A column is sortable if its key is a sortable field. */
  readonly columns: (words: ColumnWords<Name>) => ReadonlyArray<Column<ItemOf<Name>>>
  readonly blank: FormValues<Name>
  /** Actions on an item that only this content type has. */
  readonly Tools?: ComponentType<ToolsProps<Name>>
}
