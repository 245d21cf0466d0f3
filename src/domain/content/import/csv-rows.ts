import { contentTypes, type AnyContentType, type ContentTypeName } from '../content-types.ts'
import type { Languages } from '../../language/language.ts'
import { csvTable, type CsvRow } from '../../csv/csv-table.ts'
import { importKeyOf, maxImportedItems, type ImportedItem, type ImportRow } from './import-row.ts'

/** The field, translation or time that a column of a file fills. */
type Column =
  | { readonly kind: 'text' | 'list'; readonly field: string }
  | { readonly kind: 'translation'; readonly field: string; readonly tag: string }
  | { readonly kind: 'createdAt' }
  | { readonly kind: 'unknown'; readonly name: string }

interface ReadRows {
  readonly rows: ReadonlyArray<ImportRow>
  /** The row of names, if some of them are unknown. */
  readonly refused: ReadonlyArray<ImportedItem>
}

type Named = readonly [name: string, column: Column]

/** The columns of a content type: its texts, lists of pictures, and translations such as `title (ar)`. */
export const csvColumns = (name: ContentTypeName, [, ...further]: Languages): ReadonlyArray<string> =>
  columnsOf(contentTypes[name], further).map(([column]) => column)

const columnsOf = (
  {
    name,
    fields,
    pictures,
    rich = {},
    groups = {},
    translated = [],
    mayDiffer = [],
  }: AnyContentType &
    Partial<Record<'rich' | 'groups', object>> & { readonly mayDiffer?: ReadonlyArray<string> },
  further: ReadonlyArray<{ readonly tag: string }>,
): ReadonlyArray<Named> => {
  const lists = pictures.filter((path) => path.includes('.')).map((path) => path.split('.')[0])
  const own = Object.keys(fields).filter((field) => !(field in rich) && !(field in groups))
  return [
    ...own.map((field): Named => [field, { kind: lists.includes(field) ? 'list' : 'text', field }]),
    ...further.flatMap(({ tag }) =>
      [...translated, ...mayDiffer].map((field): Named => [
        `${field} (${tag})`,
        { kind: 'translation', field, tag },
      ]),
    ),
    ...(importKeyOf(name).includes('createdAt') ? [['createdAt', { kind: 'createdAt' }] as const] : []),
  ]
}

/** Reads the rows of a CSV text. Fails with a sentence for the field `file` if it is no table of this content type. */
export const csvRows = (
  name: ContentTypeName,
  csv: string,
  [, ...further]: Languages,
): ReadRows | { readonly file: string } => {
  const required = importKeyOf(name).filter((field) => field !== 'createdAt')
  const table = csvTable(csv, { required, maxRows: maxImportedItems })
  if ('file' in table) return table
  const known = new Map(
    columnsOf(contentTypes[name], further).map(([key, column]) => [key.toLowerCase(), column]),
  )
  const columns = table.columns.map((column): Column => {
    const words = column.replaceAll(/\s+/gu, ' ').replace(/ ?\(/u, ' (')
    return known.get(words) ?? { kind: 'unknown', name: column }
  })
  const unknown = columns.flatMap((column) =>
    column.kind === 'unknown' && column.name !== ''
      ? [[column.name, 'There is no such column.'] as const]
      : [],
  )
  const refused = { row: 1, does: 'refused', title: '', fields: Object.fromEntries(unknown) } as const
  return {
    rows: table.rows.map((row) => rowOf(columns, row)),
    refused: unknown.length === 0 ? [] : [refused],
  }
}

const rowOf = (columns: ReadonlyArray<Column>, { row, cells }: CsvRow): ImportRow => {
  const input: Record<string, unknown> = {}
  const translations: Record<string, Record<string, string>> = {}
  let createdAt = ''
  columns.forEach((column, at) => {
    const cell = cells[at] ?? ''
    if (column.kind === 'text') input[column.field] = cell
    if (column.kind === 'list') input[column.field] = cell.split(/\s+/u).filter((entry) => entry !== '')
    if (column.kind === 'translation') (translations[column.tag] ??= {})[column.field] = cell
    if (column.kind === 'createdAt') createdAt = cell.trim()
  })
  const surplus = cells.slice(columns.length).some((cell) => cell.trim() !== '')
  const errors = {
    ...(surplus && { row: 'This row has more cells than there are columns.' }),
    ...(!/^(?:\d{4}-\d\d-\d\d)?$/u.test(createdAt) && { createdAt: 'Write a day such as 2026-12-31.' }),
  }
  return {
    row,
    input: { ...input, ...(Object.keys(translations).length > 0 && { translations }) },
    createdAt,
    errors,
  }
}
