export const importResults = ['new', 'changed', 'same', 'refused'] as const
export type ImportResult = (typeof importResults)[number]

/** The outcome of a row of an imported file, or its outcome in a dry run. */
export interface ImportedRow {
  /** The first row of the file has the names of the columns. */
  readonly row: number
  readonly does: ImportResult
  /** Why it is refused: a sentence for each field. */
  readonly fields: Readonly<Record<string, string>>
}

export interface ImportReport<Row extends ImportedRow> extends Readonly<Record<ImportResult, number>> {
  readonly rows: ReadonlyArray<Row>
}

export const importReport = <Row extends ImportedRow>(rows: ReadonlyArray<Row>): ImportReport<Row> => {
  const count = (does: ImportResult) => rows.filter((row) => row.does === does).length
  return {
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
    rows,
  }
}
