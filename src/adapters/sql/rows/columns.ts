import type { Stored } from '#domain/content/content-type.ts'
import type { Row } from '../lists/rows-beyond.ts'

/** A field's column. A `list` column stores a JSON array; `entry` converts its entries. */
export type Column =
  | string
  | {
      readonly list: string
      readonly entry?: {
        readonly read: (stored: unknown) => unknown
        readonly write: (entry: unknown) => unknown
      }
    }

/** Columns by field name of the domain. */
export type Columns = Readonly<Record<string, Column>>

export const nameOf = (column: Column | undefined): string =>
  typeof column === 'object' ? column.list : (column ?? '')

/** The select list that reads the fields of an item, as SQL. */
export const selectionOf = (columns: Columns): string =>
  Object.entries({
    ...columns,
    id: 'id',
    version: 'version',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  })
    .map(([field, column]) => `${nameOf(column)} as "${field}"`)
    .join(', ')

/** Converts a selected row to the fields of the domain. */
export const fieldsOf = (columns: Columns, row: Row): Readonly<Record<string, unknown>> & Stored => {
  const { id, version, createdAt, updatedAt } = row
  const fields = Object.entries(columns).map(([field, column]) => [
    field,
    typeof column === 'object' ? listIn(column, row[field]) : row[field],
  ])
  const stored = {
    id: String(id),
    version: Number(version),
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
  }
  return { ...Object.fromEntries(fields), ...stored }
}

/** Converts fields to column values; fields without a column are omitted. */
export const valuesOf = (
  columns: Columns,
  fields: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => {
      const value = fields[field]
      return [nameOf(column), typeof column === 'object' ? listOf(column, value) : String(value)]
    }),
  )

type ListColumn = Exclude<Column, string>

const listIn = ({ entry }: ListColumn, stored: unknown): unknown => {
  const list: unknown = JSON.parse(String(stored))
  return entry && Array.isArray(list) ? list.map(entry.read) : list
}

const listOf = ({ entry }: ListColumn, list: unknown): string =>
  JSON.stringify(entry && Array.isArray(list) ? list.map(entry.write) : list)
