import type { Order } from '#domain/content/content-type.ts'
import {
  contentTypes,
  type AnyContentType,
  type ContentTypeName,
  type Item,
} from '#domain/content/content-types.ts'
import { fold } from '#domain/content/list/search-text.ts'
import { fieldsOf, nameOf, selectionOf, valuesOf } from './columns.ts'
import { newestFirst, type Listing, type RowOrder } from '../lists/listing.ts'
import type { Row } from '../lists/rows-beyond.ts'
import { sortKey } from '../lists/sort-key.ts'
import { contentTables, type ContentTable } from './tables.ts'

const tableOf = (content: AnyContentType): ContentTable => contentTables[content.name]

/** The column of a field's folded text. */
const keyOf = (content: AnyContentType, field: string): string =>
  `${nameOf(tableOf(content).columns[field])}_key`

const orderOf = (content: AnyContentType, order: Order): RowOrder => {
  if (order === 'newest') return newestFirst
  const before = order === 'position' ? [] : [keyOf(content, order.by)]
  return { columns: [...before, 'position', 'id'], descending: false }
}

const listingOf = (content: AnyContentType): Listing => {
  const { table, columns } = tableOf(content)
  const { order, sortable, searched } = content.listing
  const [title = ''] = searched
  return {
    table,
    selected: selectionOf(columns),
    order: orderOf(content, order),
    sorts: Object.fromEntries(sortable.map((field) => [field, keyOf(content, field)])),
    titleKey: keyOf(content, title),
  }
}

/** Every content as a list of its table. */
export const contentListings = Object.fromEntries(
  Object.values(contentTypes).map((content) => [content.name, listingOf(content)]),
) as Readonly<Record<ContentTypeName, Listing>>

/** A draft as the values of its row, with the folded texts that are sorted and searched by. */
export const rowOf = (
  content: AnyContentType,
  draft: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const { sortable, searched } = content.listing
  const written = (field: string) => String(draft[field])
  return {
    ...valuesOf(tableOf(content).columns, draft),
    ...Object.fromEntries(sortable.map((field) => [keyOf(content, field), sortKey(written(field))])),
    folded: searched.map((field) => fold(written(field))).join('\n'),
  }
}

/** Only decoded drafts are written, so that a row has the fields of its content. */
export const itemOf = <C extends AnyContentType>(content: C, row: Row): Item<C> =>
  fieldsOf(tableOf(content).columns, row) as Readonly<Record<string, unknown>> & Item<C>
