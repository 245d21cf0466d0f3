import { DateTime, Effect, Stream } from 'effect'
import { Zip } from 'effect/encoding'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { dayIn } from '#domain/time/day.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { PersonalExports, type PersonalExport } from '#ports/server/personal-exports.ts'
import type { Api } from '../api.ts'
import { attachment } from '../response/attachment.ts'
import { ApiConfig } from '../api-config.ts'
import { ok } from '../response/envelope.ts'

/** Streams the data and the files as one archive, reading one file at a time. */
const archived = ({ data, files }: PersonalExport, mtime: Date) => {
  const json = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`)
  return Stream.make({ name: 'data.json', bytes: Effect.succeed(json) }, ...files).pipe(
    Stream.mapEffect(({ name, bytes }) =>
      Effect.map(bytes, (content) => (content === undefined ? [] : [Zip.file(name, content, { mtime })])),
    ),
    Stream.flatMap(Stream.fromIterable),
    Stream.pipeThroughChannel(Zip.encode()),
  )
}

export const personalDataHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'personalData',
    Effect.fnUntraced(function* (handlers) {
      const personal = yield* PersonalData
      const exports = yield* PersonalExports
      const { timeZone } = yield* ApiConfig
      return handlers
        .handle('find', ({ payload: { email = '' } }) =>
          Effect.map(personal.find(email), (found) => ok({ results: found })),
        )
        .handle(
          'export',
          Effect.fnUntraced(function* ({ payload: { email = '' } }) {
            const now = yield* DateTime.now
            const content = archived(yield* exports.collect(email), DateTime.toDate(now))
            const headers = attachment(`personal-data-${dayIn(timeZone, now)}.zip`)
            return HttpServerResponse.stream(content, { contentType: 'application/zip', headers })
          }),
        )
        .handle('erase', ({ payload: { email = '' } }) =>
          Effect.map(personal.erase(email), (counts) => ok({ results: counts })),
        )
    }),
  )
