import type { ContentTypeName } from '#domain/content/content-types.ts'
import { decodeResponse, resultsIn } from '../client/envelope.ts'
import { csvImport } from '../client/csv-import.ts'
import { subjectPath } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { textIn } from '../wire/decode.ts'
import { importReportIn } from '../wire/import-report.ts'
import { sentencesFromWire, type WireNames } from '../wire/renaming.ts'

export const importCall = (name: ContentTypeName, csv: string, dryRun: boolean) =>
  csvImport(subjectPath(endpoints.contentImport, name), csv, dryRun)

/** Decodes a report; its sentences stand under the names of fields. */
export const importedIn = (names: WireNames) => (response: Parameters<typeof decodeResponse>[0]) =>
  decodeResponse(response, (received) => {
    const report = importReportIn(resultsIn(received, 'data.results'), ({ title }) => ({
      title: textIn(title, 'title'),
    }))
    const rows = report.rows.map((row) => ({ ...row, fields: sentencesFromWire(names, row.fields) }))
    return { ...report, rows }
  })
