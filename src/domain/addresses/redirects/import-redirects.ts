import { csvTable } from '../../csv/csv-table.ts'
import { importReport, type ImportReport } from '../../content/import/import-report.ts'
import { planRedirects, type PlannedRedirect } from './plan-redirects.ts'
import { maxImportedRows, type ImportedRedirect, type ActiveRedirect } from './redirect.ts'
import type { SitePages } from './site-pages.ts'

export interface ImportPlan {
  readonly report: ImportReport<ImportedRedirect>
  readonly writes: ReadonlyArray<PlannedRedirect>
}

/** Plans the import of a CSV text. Fails with a sentence for the field `file` if it is no such table. */
export const planImport = (
  stored: ReadonlyArray<ActiveRedirect>,
  csv: string,
  site: SitePages,
): ImportPlan | { readonly file: string } => {
  const table = csvTable(csv, { required: ['from', 'to', 'status'], maxRows: maxImportedRows })
  if ('file' in table) return table
  const cellOf = (cells: ReadonlyArray<string>, name: string) => cells[table.columns.indexOf(name)] ?? ''
  const { rows, writes } = planRedirects(
    stored,
    table.rows.map(({ cells }) => ({
      from: cellOf(cells, 'from'),
      to: cellOf(cells, 'to'),
      status: Number(cellOf(cells, 'status').trim() || 301),
    })),
    site,
  )
  const report = importReport(rows.map((row, index) => ({ row: table.rows[index]?.row ?? 0, ...row })))
  return { report, writes }
}
