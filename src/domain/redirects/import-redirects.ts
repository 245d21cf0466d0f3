import { csvCells } from './csv-cells.ts'
import { planRedirects, type PlannedRedirect } from './plan-redirects.ts'
import { maxImportedRows, type ImportReport, type ImportResult, type Redirection } from './redirect.ts'
import type { SitePages } from './site-pages.ts'

export interface ImportPlan {
  readonly report: ImportReport
  readonly writes: ReadonlyArray<PlannedRedirect>
}

/** Plans the import of a CSV text. Fails with a sentence for the field `file` if it is no such table. */
export const planImport = (
  stored: ReadonlyArray<Redirection>,
  csv: string,
  site: SitePages,
): ImportPlan | { readonly file: string } => {
  const [names = [], ...lines] = csvCells(csv)
  const columns = names.map((name) => name.trim().toLowerCase())
  const [from, to, status] = ['from', 'to', 'status'].map((name) => columns.indexOf(name))
  if (from === undefined || from < 0 || to === undefined || to < 0 || status === undefined)
    return { file: 'The first row has to name the columns from, to, status.' }
  if (lines.length > maxImportedRows) return { file: `A file has at most ${maxImportedRows} rows.` }
  const filled = lines.flatMap((cells, index) =>
    cells.join('').trim() === '' ? [] : [{ cells, row: index + 2 }],
  )
  const { rows, writes } = planRedirects(
    stored,
    filled.map(({ cells }) => ({
      from: cells[from] ?? '',
      to: cells[to] ?? '',
      status: Number((cells[status] ?? '').trim() || 301),
    })),
    site,
  )
  const count = (does: ImportResult) => rows.filter((row) => row.does === does).length
  return {
    report: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      refused: count('refused'),
      rows: rows.map((row, index) => ({ row: filled[index]?.row ?? 0, ...row })),
    },
    writes,
  }
}
