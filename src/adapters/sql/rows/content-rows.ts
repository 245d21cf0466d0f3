import type { Order } from '#domain/content/content-type.ts'
import {
  contentTypes,
  type AnyContentType,
  type ContentTypeName,
  type Item,
} from '#domain/content/content-types.ts'
import { searchedText } from '#domain/language/searched-texts.ts'
import type { Group } from '#domain/language/translated-fields.ts'
import { addressesAt, differingPictures } from '#domain/content/pictures/pictures-at.ts'
import { fold } from '#domain/content/list/search-text.ts'
import { rowFields, columnName, selectionOf, columnValues } from './columns.ts'
import { newestRowsFirst, type ListedTable, type RowOrder } from '../lists/listed-table.ts'
import type { Row } from '../client/row.ts'
import { sortKey } from '../lists/sort-key.ts'
import { contentTables, translatedImages, type ContentTable } from './tables.ts'

const tableOf = (contentType: AnyContentType): ContentTable => contentTables[contentType.name]

export const columnOf = (contentType: AnyContentType, field: string): string =>
  columnName(tableOf(contentType).columns[field])

/** The column with a field's sort key. */
const keyOf = (contentType: AnyContentType, field: string): string => `${columnOf(contentType, field)}_key`

const orderOf = (contentType: AnyContentType, order: Order): RowOrder => {
  if (order === 'newest') return newestRowsFirst
  const before = order === 'manual' ? [] : [keyOf(contentType, order.by)]
  return { columns: [...before, 'position', 'id'], descending: false }
}

const listingOf = (contentType: AnyContentType): ListedTable => {
  const { table, columns } = tableOf(contentType)
  const { order, sortable, searched } = contentType.listing
  const [title = ''] = searched
  return {
    table,
    selected: selectionOf(columns),
    order: orderOf(contentType, order),
    sorts: Object.fromEntries(sortable.map((field) => [field, keyOf(contentType, field)])),
    titleKey: keyOf(contentType, title),
  }
}

const listingsBy = (of: (contentType: AnyContentType) => ListedTable) =>
  Object.fromEntries(
    Object.values(contentTypes).map((contentType) => [contentType.name, of(contentType)]),
  ) as Readonly<Record<ContentTypeName, ListedTable>>

/** How each content type is read as a list. */
export const contentListings = listingsBy(listingOf)

/** How each content type is read as a list with the translations of its items. */
export const translatedListings = listingsBy((contentType) => {
  const listing = listingOf(contentType)
  return { ...listing, selected: `${listing.selected}, translations` }
})

/** The folded texts that are searched. A field that the item lacks is no line, as in rows from before the field. */
export const foldedOf = (contentType: AnyContentType, input: Group): string =>
  contentType.listing.searched
    .filter((field) => field in input)
    .map((field) => fold(searchedText(contentType, input, field)))
    .join('\n')

/** Converts input to the values of a row, with the folded texts for sorting and searching. */
export const rowOf = (contentType: AnyContentType, input: Group): Record<string, string> => {
  const textOf = (field: string) => {
    const value = input[field]
    return typeof value === 'string' ? value : ''
  }
  return {
    ...columnValues(tableOf(contentType).columns, input),
    ...translationColumns(contentType, input),
    ...Object.fromEntries(
      contentType.listing.sortable.map((field) => [keyOf(contentType, field), sortKey(textOf(field))]),
    ),
    folded: foldedOf(contentType, input),
  }
}

/** Every table has a column with all translations; one whose pictures may differ has a list of those. */
const translationColumns = (contentType: AnyContentType, { translations: texts, sources }: Group) => {
  const pictures = differingPictures(contentType)
  return {
    translations: JSON.stringify({ ...(texts && { texts }), ...(sources && { sources }) }),
    ...(pictures.length > 0 && {
      [translatedImages.list]: JSON.stringify(addressesAt({ translations: texts }, pictures)),
    }),
  }
}

/** An item with its translations and their sources, of a row of `translatedListings`. */
export const storedItemOf = <C extends AnyContentType>(contentType: C, row: Row): Item<C> => {
  const { texts, sources }: StoredTranslations = JSON.parse(String(row['translations']))
  const languages = { ...(texts && { translations: texts }), ...(sources && { sources }) }
  return { ...itemOf(contentType, row), ...languages }
}

/** The column `translations` of a row. */
export interface StoredTranslations {
  readonly texts?: NonNullable<Group['translations']>
  readonly sources?: NonNullable<Group['sources']>
}

/** Only decoded input is stored, so the row has the fields of its content type. */
export const itemOf = <C extends AnyContentType>(contentType: C, row: Row): Item<C> =>
  rowFields(tableOf(contentType).columns, row) as Readonly<Record<string, unknown>> & Item<C>

/** The item of a whole row, as it stands in a table. */
export const itemOfRow = (contentType: AnyContentType, row: Row): Item<AnyContentType> => {
  const { columns } = tableOf(contentType)
  const fields = Object.entries(columns).map(([field, column]) => [field, row[columnName(column)]] as const)
  return storedItemOf(contentType, {
    ...Object.fromEntries(fields),
    id: row['id'],
    version: row['version'],
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    translations: row['translations'] ?? '{}',
  })
}
