import { csvCells } from './csv-cells.ts'

export interface CsvRow {
  /** As spreadsheets count: the first row names the columns. */
  readonly row: number
  readonly cells: ReadonlyArray<string>
}

export interface CsvTable {
  /** The names of the columns, in lower case. */
  readonly columns: ReadonlyArray<string>
  /** Without empty ones. */
  readonly rows: ReadonlyArray<CsvRow>
}

interface TableRules {
  /** Columns that must be there. */
  readonly required: ReadonlyArray<string>
  readonly maxRows: number
}

/** Reads a CSV text whose first row names the columns. Fails with a sentence for the field `file`. */
export const csvTable = (
  text: string,
  { required, maxRows }: TableRules,
): CsvTable | { readonly file: string } => {
  if (text.includes('\uFFFD')) return { file: 'Save the file as CSV in UTF-8.' }
  const [names = [], ...lines] = csvCells(text)
  const columns = names.map((name) => name.trim().toLowerCase())
  if (!required.every((name) => columns.includes(name.toLowerCase())))
    return { file: `The first row has to name the columns ${required.join(', ')}.` }
  if (lines.length > maxRows) return { file: `A file has at most ${maxRows} rows.` }
  const rows = lines.map((cells, index) => ({ row: index + 2, cells }))
  return { columns, rows: rows.filter(({ cells }) => cells.join('').trim() !== '') }
}
