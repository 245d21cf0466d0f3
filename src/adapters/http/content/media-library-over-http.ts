import { Effect } from 'effect'
import { MediaLibrary } from '#ports/content/media-library.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults } from '../client/envelope.ts'
import { formDataOf } from '../client/form-data-of.ts'
import { pageIn } from '../client/page-in.ts'
import { pathTo } from '../client/path-to.ts'
import type { ResponseBody } from '../client/response-body.ts'
import { sendWithProgress } from '../client/send-with-progress.ts'
import { wireNames } from '../wire-names.ts'
import { pictureEndpoints } from '../wire/picture-endpoints.ts'
import { pictureDetailsIn, pictureIn } from '../wire/pictures.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'

/** Created, or known already. */
const added = [201, 200] as const

/** Reads and writes pictures. Uses of subjects that the signed-in user may not edit are counted, not named. */
export const mediaLibraryOverHttp = (client: HttpClient['Service']): MediaLibrary['Service'] => {
  const details = (response: ResponseBody) => decodeResults(response, pictureDetailsIn)
  const inDomain = toDomainFailure({}, pictureDetailsIn)
  const pathOf = (id: string) => pathTo(pictureEndpoints.one, id)

  return MediaLibrary.of({
    list: ({ search, lang, ...query } = {}) =>
      client
        .read({ path: pictureEndpoints.all, query: { ...query, q: search, in: lang } })
        .pipe(Effect.flatMap((response) => decodeResponse(response, (body) => pageIn(body, pictureIn)))),
    get: (id) => Effect.flatMap(client.read({ path: pathOf(id) }), details),
    add: (file, { kind, again = false, key, report = () => {} } = {}) => {
      const send = sendWithProgress(report)
      return Effect.suspend(() =>
        client.write({
          method: 'POST',
          path: kind === 'file' ? pictureEndpoints.files : pictureEndpoints.all,
          body: formDataOf({ ...(again && { again: 'true' }), [wireNames.filePart]: file }),
          key,
          success: added,
          ...(send !== undefined && { send }),
        }),
      ).pipe(
        Effect.flatMap((response) =>
          Effect.map(details(response), (picture) => ({ picture, isKnown: response.body['code'] === 200 })),
        ),
        Effect.tap(() => Effect.sync(() => report(1))),
      )
    },
    update: (id, change) =>
      client
        .write({ method: 'PUT', path: pathOf(id), body: change })
        .pipe(Effect.flatMap(details), Effect.mapError(inDomain)),
    replace: (id, address, version) =>
      client
        .write({
          method: 'POST',
          path: pathTo(pictureEndpoints.replaced, id),
          body: { address, ...(version !== undefined && { version }) },
        })
        .pipe(Effect.flatMap(details), Effect.mapError(inDomain)),
    remove: (id, version) =>
      client
        .write({ method: 'DELETE', path: pathOf(id), query: { version } })
        .pipe(Effect.asVoid, Effect.mapError(inDomain)),
  })
}
