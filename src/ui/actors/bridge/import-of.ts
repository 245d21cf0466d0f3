import { Effect } from 'effect'
import type { ImportedRow, ImportReport } from '#domain/content/import/import-report.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'
import { requestOf, type Request } from './request-of.ts'

export interface FileToImport {
  readonly file: File
  readonly dryRun: boolean
}

/** Imports the text of a file, or only tries to. */
export const importOf = <Row extends ImportedRow, R>(
  bridge: Bridge<R>,
  work: (csv: string, dryRun: boolean) => Effect.Effect<ImportReport<Row>, WriteFailure, R>,
): Request<FileToImport, ImportReport<Row>> =>
  requestOf(bridge, ({ file, dryRun }: FileToImport) =>
    Effect.flatMap(
      Effect.promise(() => file.text()),
      (csv) => work(csv, dryRun),
    ),
  )
