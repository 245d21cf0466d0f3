import { Effect, Layer, Predicate } from 'effect'
import { isActivityKind, type Activity, type Change, type Snapshot } from '#domain/history/activity.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { hasSource } from '#domain/history/has-source.ts'
import { isContentTypeName, isSubject } from '#domain/history/subject.ts'
import { History } from '#ports/content/history.ts'
import { HttpClient } from '../client/http-client.ts'
import { wireNameOf } from '../wire/renaming.ts'
import { wireOf } from '../wire/wire.ts'
import { objectIn, textIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResponse, decodeResults } from '../client/envelope.ts'
import { pageIn } from '../client/page-in.ts'
import { subjectPath, pathTo } from '../client/path-to.ts'

export const HttpHistory = Layer.effect(
  History,
  Effect.map(HttpClient, (client) =>
    History.of({
      of: ({ subject, itemId }, query = {}) =>
        client
          .read({ path: pathTo(subjectPath(endpoints.history, subject), itemId), query: { ...query } })
          .pipe(Effect.flatMap((response) => decodeResponse(response, (body) => pageIn(body, changeIn)))),
      withSource: ({ subject, itemId }, sought) => {
        const { field, source } = sought
        const name = isContentTypeName(subject) ? wireNameOf(wireOf(contentTypes[subject]), field) : field
        return client
          .read({
            path: pathTo(subjectPath(endpoints.history, subject), itemId),
            query: { field: name, source },
          })
          .pipe(
            Effect.flatMap((response) => decodeResponse(response, (body) => pageIn(body, changeIn))),
            // Another back end may ignore the parameters.
            Effect.map(({ items }) => items.find((change) => hasSource(change, sought))),
          )
      },
      list: ({ search, subjects, ...query } = {}) =>
        client
          .read({ path: endpoints.activities, query: { ...query, q: search, subjects: subjects?.join() } })
          .pipe(Effect.flatMap((response) => decodeResponse(response, (body) => pageIn(body, activityIn)))),
      get: (id) =>
        Effect.flatMap(client.read({ path: pathTo(endpoints.activity, id) }), (response) =>
          decodeResults(response, changeIn),
        ),
    }),
  ),
)

function activityIn(value: unknown): Activity {
  const { id, at, kind, author, address, subject, itemId, title } = objectIn(value, 'activity')
  const { id: authorId, name } = objectIn(author, 'author')
  if (!isActivityKind(kind)) throw new Error('kind is unknown')
  if (subject !== '' && !isSubject(subject)) throw new Error('subject is unknown')
  return {
    id: textIn(id, 'id'),
    at: textIn(at, 'at'),
    kind,
    author: { id: textIn(authorId, 'author.id'), name: textIn(name, 'author.name') },
    address: textIn(address, 'address'),
    subject,
    itemId: textIn(itemId, 'itemId'),
    title: textIn(title, 'title'),
  }
}

const snapshotIn = (value: unknown): Snapshot | null => (Predicate.isReadonlyObject(value) ? value : null)

function changeIn(value: unknown): Change {
  const { version, before, after } = objectIn(value, 'change')
  return {
    ...activityIn(value),
    version: Predicate.isNumber(version) ? version : 0,
    before: snapshotIn(before),
    after: snapshotIn(after),
  }
}
