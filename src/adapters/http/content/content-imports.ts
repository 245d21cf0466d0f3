import { Effect, Layer } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import { ContentImports } from '#ports/content/content-imports.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'
import { wireOf } from '../wire/wire.ts'

/** Imports over the API. */
export const HttpContentImports = Layer.effect(
  ContentImports,
  Effect.map(HttpClient, ({ write }) => {
    const loaded = lazy(() => import('./import-calls.ts'))
    return ContentImports.of({
      importCsv: (name, csv, dryRun) =>
        Effect.flatMap(loaded, ({ importCall, importedIn }) =>
          Effect.flatMap(write(importCall(name, csv, dryRun)), importedIn(wireOf(contentTypes[name]))),
        ),
    })
  }),
)
