import { Effect, Layer } from 'effect'
import type { Publishable } from '#domain/publishing/draft.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults } from '../client/envelope.ts'
import { pageIn } from '../client/page-in.ts'
import { pathTo } from '../client/path-to.ts'
import type { ResponseBody } from '../client/response-body.ts'
import { endpoints } from '../endpoints.ts'
import {
  draftFromWire,
  draftInputToWire,
  draftWireOf,
  itemRefIn,
  listedDraftFromWire,
} from '../wire/drafts.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'

/** Reads and writes drafts. The server returns only those of subjects that the signed-in user may edit. */
export const HttpDrafts = Layer.effect(
  Drafts,
  Effect.map(HttpClient, (client) => {
    const subjects = new Map<string, Publishable>()

    const draftIn = (response: ResponseBody) =>
      Effect.tap(decodeResults(response, draftFromWire), ({ id, subject }) =>
        Effect.sync(() => subjects.set(id, subject)),
      )
    const get = (id: string) => Effect.flatMap(client.read({ path: pathTo(endpoints.draft, id) }), draftIn)

    /** The subject of a draft, which decides the wire names of its fields. It never changes, so it is read once. */
    const subjectOf = (id: string) => {
      const known = subjects.get(id)
      return known === undefined ? Effect.map(get(id), ({ subject }) => subject) : Effect.succeed(known)
    }
    const written = (method: 'POST' | 'DELETE', path: string, body?: object) =>
      client
        .write({ method, path, ...(body && { body }) })
        .pipe(Effect.flatMap(draftIn), Effect.mapError(toDomainFailure({}, draftFromWire)))
    const inDomain = (subject: Publishable) => toDomainFailure(draftWireOf(subject), draftFromWire)

    return Drafts.of({
      list: ({ lists, subjects: among, items, search, ...query } = {}) =>
        client
          .read({
            path: endpoints.drafts,
            query: {
              ...query,
              state: lists?.join(),
              subjects: among?.join(),
              items: items?.join(),
              q: search,
            },
          })
          .pipe(
            Effect.flatMap((response) =>
              decodeResponse(response, (body) => pageIn(body, listedDraftFromWire)),
            ),
          ),
      get,
      add: (draft, key) =>
        client
          .write({
            method: 'POST',
            path: endpoints.drafts,
            body: draftInputToWire(draft.subject, draft),
            key,
          })
          .pipe(Effect.flatMap(draftIn), Effect.mapError(inDomain(draft.subject))),
      update: (id, change) =>
        Effect.flatMap(subjectOf(id), (subject) =>
          client
            .write({
              method: 'PUT',
              path: pathTo(endpoints.draft, id),
              body: draftInputToWire(subject, change),
            })
            .pipe(Effect.flatMap(draftIn), Effect.mapError(inDomain(subject))),
        ),
      discard: (id) => Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(endpoints.draft, id) })),
      restore: (id) => written('POST', pathTo(endpoints.draftRestored, id)),
      askReview: (id, request) => written('POST', pathTo(endpoints.draftReview, id), request),
      withdrawReview: (id) => written('DELETE', pathTo(endpoints.draftReview, id)),
      returnDraft: (id, request) => written('POST', pathTo(endpoints.draftReturned, id), request),
      publish: (id, change = {}, key) =>
        Effect.flatMap(subjectOf(id), (subject) =>
          client
            .write({
              method: 'POST',
              path: pathTo(endpoints.draftPublished, id),
              body: draftInputToWire(subject, change),
              key,
            })
            .pipe(
              Effect.flatMap((response) => decodeResponse(response, ({ data }) => itemRefIn(data))),
              Effect.mapError(inDomain(subject)),
            ),
        ),
    })
  }),
)
