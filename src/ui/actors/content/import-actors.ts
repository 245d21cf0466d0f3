import { Effect } from 'effect'
import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import type { ImportReport } from '#domain/content/import/import-report.ts'
import type { ImportedItem } from '#domain/content/import/import-row.ts'
import { ContentImports } from '#ports/content/content-imports.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { importOf, type FileToImport } from '../bridge/import-of.ts'
import type { Request } from '../bridge/request-of.ts'

export type ImportActors = ReadonlyMap<ContentTypeName, Request<FileToImport, ImportReport<ImportedItem>>>

/** Imports of files into drafts, by content type. */
export const importActors = (bridge: Bridge<ContentImports>): ImportActors =>
  new Map(
    contentTypeNames.map((name) => [
      name,
      importOf(bridge, (csv, dryRun) =>
        Effect.flatMap(ContentImports, (port) => port.importCsv(name, csv, dryRun)),
      ),
    ]),
  )
