import { Effect, Layer } from 'effect'
import { contentTypeNames, contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { Unpublished, type UnpublishedItem } from '#ports/content/unpublished.ts'
import { HttpClient } from '../client/http-client.ts'
import { decodeResponse, resultsIn } from '../client/envelope.ts'
import { pageIn } from '../client/page-in.ts'
import { subjectPath, pathTo } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { countIn, objectIn, textIn } from '../wire/decode.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { translatedTitlesIn } from '../wire/translated-titles.ts'
import { itemFromWire, wireOf } from '../wire/wire.ts'

type Ref = ItemRef<ContentTypeName>

const pathOfItem = ({ subject, itemId }: Ref, path: string = endpoints.unpublished) =>
  pathTo(subjectPath(path, subject), itemId)

const inDomain = ({ subject }: Ref) => {
  const contentType = contentTypes[subject]
  return toDomainFailure(wireOf(contentType), (current) => itemFromWire(contentType, current))
}

/** Reads, publishes and deletes unpublished items. The server returns only what the signed-in user may edit. */
export const HttpUnpublished = Layer.effect(
  Unpublished,
  Effect.map(HttpClient, (client) =>
    Unpublished.of({
      list: ({ subjects, search, ...query } = {}) =>
        client
          .read({
            path: endpoints.unpublishedItems,
            query: { ...query, q: search, subjects: subjects?.join() },
          })
          .pipe(
            Effect.flatMap((response) => decodeResponse(response, (body) => pageIn(body, unpublishedIn))),
          ),
      get: (ref) =>
        Effect.flatMap(client.read({ path: pathOfItem(ref) }), (response) =>
          decodeResponse(response, (body) => ({
            item: itemFromWire(contentTypes[ref.subject], resultsIn(body, 'data.results')),
            place: countIn(objectIn(body.data, 'data')['place'], 'place'),
          })),
        ),
      unpublish: (ref, version) =>
        client
          .write({ method: 'PUT', path: pathOfItem(ref), body: { version } })
          .pipe(Effect.asVoid, Effect.mapError(inDomain(ref))),
      publish: (ref, options = {}) =>
        client
          .write({ method: 'POST', path: pathOfItem(ref, endpoints.unpublishedPublished), body: options })
          .pipe(Effect.asVoid, Effect.mapError(inDomain(ref))),
      remove: (ref) => Effect.asVoid(client.write({ method: 'DELETE', path: pathOfItem(ref) })),
    }),
  ),
)

function unpublishedIn(value: unknown): UnpublishedItem {
  const item = objectIn(value, 'item')
  const { subject: named, itemId, version, unpublishedAt, unpublishedBy } = item
  const subject = contentTypeNames.find((known) => known === named)
  if (subject === undefined) throw new Error('subject is unknown')
  const { id, name } = objectIn(unpublishedBy, 'unpublishedBy')
  const ref = { subject, itemId: textIn(itemId, 'itemId') }
  return {
    ...ref,
    id: keyOf(ref),
    ...translatedTitlesIn(item),
    version: countIn(version, 'version'),
    unpublishedAt: textIn(unpublishedAt, 'unpublishedAt'),
    unpublishedBy: { id: textIn(id, 'unpublishedBy.id'), name: textIn(name, 'unpublishedBy.name') },
  }
}
