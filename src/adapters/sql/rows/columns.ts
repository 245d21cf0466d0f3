import type { Stored } from '#domain/content/content-type.ts'
import type { Row } from '../client/row.ts'

/** A field's column: of a text, of a list, or of a value or text that may be absent. */
export type StoredColumn = string | ListColumn | JsonColumn | OptionalColumn

/** Stores a JSON array; `entry` converts its entries. */
interface ListColumn {
  readonly list: string
  readonly entry?: {
    readonly read: (stored: unknown) => unknown
    readonly write: (entry: unknown) => unknown
  }
}

/** Stores a value as JSON; empty if there is none. */
interface JsonColumn {
  readonly json: string
}

/** Stores a text; empty if there is none. */
interface OptionalColumn {
  readonly optional: string
}

/** Columns by field name of the domain. */
export type Columns = Readonly<Record<string, StoredColumn>>

export const columnName = (column: StoredColumn = ''): string => {
  if (typeof column === 'string') return column
  if ('list' in column) return column.list
  return 'json' in column ? column.json : column.optional
}

/** The select list that reads the fields of an item, as SQL. */
export const selectionOf = (columns: Columns): string =>
  Object.entries({
    ...columns,
    id: 'id',
    version: 'version',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  })
    .map(([field, column]) => `${columnName(column)} as "${field}"`)
    .join(', ')

/** Converts a selected row to the fields of the domain. */
export const rowFields = (columns: Columns, row: Row): Readonly<Record<string, unknown>> & Stored => {
  const { id, version, createdAt, updatedAt } = row
  const fields = Object.entries(columns)
    .map(([field, column]) => [field, readAs(column, row[field])] as const)
    .filter(([, value]) => value !== undefined)
  const stored = {
    id: String(id),
    version: Number(version),
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
  }
  return { ...Object.fromEntries(fields), ...stored }
}

/** Converts fields to column values; fields without a column are omitted. */
export const columnValues = (
  columns: Columns,
  fields: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [columnName(column), writtenAs(column, fields[field])]),
  )

const readAs = (column: StoredColumn, stored: unknown): unknown => {
  if (typeof column === 'string') return stored
  if ('list' in column) return listIn(column, stored)
  if (stored === '') return undefined
  return 'json' in column ? JSON.parse(String(stored)) : stored
}

const writtenAs = (column: StoredColumn, value: unknown): string => {
  if (typeof column === 'string') return String(value)
  if ('list' in column) return listOf(column, value)
  if (value === undefined) return ''
  return 'optional' in column && typeof value === 'string' ? value : JSON.stringify(value)
}

const listIn = ({ entry }: ListColumn, stored: unknown): unknown => {
  const list: unknown = JSON.parse(String(stored))
  return entry && Array.isArray(list) ? list.map(entry.read) : list
}

const listOf = ({ entry }: ListColumn, list: unknown): string =>
  JSON.stringify(entry && Array.isArray(list) ? list.map(entry.write) : list)
