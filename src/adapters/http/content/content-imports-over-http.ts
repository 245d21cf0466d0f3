import { Effect } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import type { ContentImports } from '#ports/content/content-imports.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, resultsIn } from '../client/envelope.ts'
import { csvImport } from '../client/csv-import.ts'
import { subjectPath } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { textIn } from '../wire/decode.ts'
import { importReportIn } from '../wire/import-report.ts'
import { sentencesFromWire } from '../wire/renaming.ts'
import { wireOf } from '../wire/wire.ts'

/** The methods of `ContentImports`, loaded on first use. The report's sentences stand under the names of fields. */
export const contentImportsOverHttp = ({ write }: HttpClient['Service']): ContentImports['Service'] => ({
  importCsv: (name, csv, dryRun) =>
    Effect.flatMap(write(csvImport(subjectPath(endpoints.contentImport, name), csv, dryRun)), (response) =>
      decodeResponse(response, (received) => {
        const report = importReportIn(resultsIn(received, 'data.results'), ({ title }) => ({
          title: textIn(title, 'title'),
        }))
        const names = wireOf(contentTypes[name])
        const rows = report.rows.map((row) => ({ ...row, fields: sentencesFromWire(names, row.fields) }))
        return { ...report, rows }
      }),
    ),
})
