import { importResults, type ImportedRow, type ImportReport } from '#domain/content/import/import-report.ts'
import { countIn, elementsIn, objectIn, textIn } from './decode.ts'
import type { FieldValues } from './renaming.ts'

/** Decodes the report of an import. `own` are the texts that rows have beside what all rows have. */
export const importReportIn = <Own extends object>(
  value: unknown,
  own: (row: FieldValues) => Own,
): ImportReport<ImportedRow & Own> => {
  const report = objectIn(value, 'report')
  const count = (does: string) => countIn(report[does], does)
  return {
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
    rows: elementsIn(report['rows'], 'rows').map((each) => {
      const row = objectIn(each, 'row')
      const fields = Object.entries(objectIn(row['fields'], 'fields'))
      return {
        ...own(row),
        row: countIn(row['row'], 'row'),
        does: importResults.find((does) => does === row['does']) ?? 'refused',
        fields: Object.fromEntries(fields.map(([field, sentence]) => [field, textIn(sentence, field)])),
      }
    }),
  }
}
