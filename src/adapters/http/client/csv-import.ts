import { wireNames } from '../wire-names.ts'
import { formDataOf } from './form-data-of.ts'

/** A request that imports a CSV text, or only tries to. */
export const csvImport = (path: string, csv: string, dryRun: boolean) => ({
  method: 'POST' as const,
  path: dryRun ? `${path}?dryRun=1` : path,
  body: formDataOf({ [wireNames.filePart]: new File([csv], 'table.csv', { type: 'text/csv' }) }),
})
