import { Effect, Layer } from 'effect'
import { Releases } from '#ports/content/releases.ts'
import { HttpClient } from '../client/http-client.ts'
import { decodeResults } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { elementsIn, countIn, objectIn, textIn } from '../wire/decode.ts'
import { itemRefIn, publishableIn } from '../wire/drafts.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import type { Release } from '#domain/publishing/release.ts'

/** Decodes a release of a response. */
const releaseFromWire = (value: unknown): Release => {
  const { name, changes, first, last, subjects, versions } = objectIn(value, 'release')
  return {
    name: textIn(name, 'name'),
    changes: countIn(changes, 'changes'),
    first: textIn(first, 'first'),
    last: textIn(last, 'last'),
    subjects: elementsIn(subjects, 'subjects').map(publishableIn),
    versions: Object.fromEntries(
      Object.entries(objectIn(versions, 'versions')).map(([id, version]) => [id, countIn(version, id)]),
    ),
  }
}

const inDomain = toDomainFailure({}, releaseFromWire)

/** Reads and writes releases. The server returns only those with changes that the signed-in user may edit. */
export const HttpReleases = Layer.effect(
  Releases,
  Effect.map(HttpClient, (client) =>
    Releases.of({
      list: (subjects) =>
        client
          .read({ path: endpoints.releases, query: { subjects: subjects?.join() } })
          .pipe(
            Effect.flatMap((response) =>
              decodeResults(response, (results) => elementsIn(results, 'results').map(releaseFromWire)),
            ),
          ),
      update: (name, change) =>
        client
          .write({ method: 'PUT', path: pathTo(endpoints.release, name), body: change })
          .pipe(Effect.asVoid, Effect.mapError(inDomain)),
      publish: (name, versions) =>
        client
          .write({ method: 'POST', path: pathTo(endpoints.releasePublished, name), body: { versions } })
          .pipe(
            Effect.flatMap((response) =>
              decodeResults(response, (results) => elementsIn(results, 'results').map(itemRefIn)),
            ),
            Effect.mapError(inDomain),
          ),
      discard: (name, versions) =>
        client
          .write({
            method: 'DELETE',
            path: pathTo(endpoints.release, name),
            query: { versions: versions && JSON.stringify(versions) },
          })
          .pipe(Effect.asVoid, Effect.mapError(inDomain)),
    }),
  ),
)
