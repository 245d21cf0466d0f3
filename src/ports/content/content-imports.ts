import { Context, type Effect } from 'effect'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { ImportReport } from '#domain/content/import/import-report.ts'
import type { ImportedItem } from '#domain/content/import/import-row.ts'
import type { WriteFailure } from '../failures.ts'

/** Imports tables of items. Nothing of it is on the site before it is published. */
export class ContentImports extends Context.Service<
  ContentImports,
  {
    /** Saves what differs as drafts, or only reports what that would do. A bad row stops no other. */
    importCsv(
      name: ContentTypeName,
      csv: string,
      dryRun: boolean,
    ): Effect.Effect<ImportReport<ImportedItem>, WriteFailure>
  }
>()('sahilan/ports/ContentImports') {}
