import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { sentencesToWire } from '#adapters/http/wire/renaming.ts'
import { wireOf } from '#adapters/http/wire/wire.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { ContentImports } from '#ports/content/content-imports.ts'
import type { Api } from '../api.ts'
import { csvOf } from '../request/body/csv-form.ts'
import { ok } from '../response/envelope.ts'
import { importGroupName } from './import-group.ts'

export const importHandlers = (api: Api, contentType: AnyContentType) =>
  HttpApiBuilder.group(
    api,
    importGroupName(contentType),
    Effect.fnUntraced(function* (handlers) {
      const imports = yield* ContentImports
      return handlers.handle(
        'csv',
        Effect.fnUntraced(function* ({ payload, query }) {
          const csv = yield* csvOf(payload)
          const report = yield* imports.importCsv(contentType.name, csv, query.dryRun !== undefined)
          const rows = report.rows.map((row) => ({
            ...row,
            fields: sentencesToWire(wireOf(contentType), row.fields),
          }))
          return ok({ results: { ...report, rows } })
        }),
      )
    }),
  )
