import { Effect, Layer } from 'effect'
import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { trashableSubjects } from '#domain/history/subject.ts'
import { Trash } from '#ports/content/trash.ts'
import { HttpClient } from '../client/http-client.ts'
import { objectIn, textIn } from '../wire/decode.ts'
import { translatedTitlesIn } from '../wire/translated-titles.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResponse } from '../client/envelope.ts'
import { pageIn } from '../client/page-in.ts'
import { subjectPath, pathTo } from '../client/path-to.ts'

const pathOfItem = ({ subject, itemId }: ItemRef) =>
  pathTo(subjectPath(endpoints.trashedItem, subject), itemId)

/** Reads and empties the trash. The server returns only subjects that the signed-in user may edit. */
export const HttpTrash = Layer.effect(
  Trash,
  Effect.map(HttpClient, (client) =>
    Trash.of({
      list: ({ subjects, search, ...query } = {}) =>
        client
          .read({ path: endpoints.trash, query: { ...query, q: search, subjects: subjects?.join() } })
          .pipe(Effect.flatMap((response) => decodeResponse(response, (body) => pageIn(body, discardedIn)))),
      restore: (ref) => Effect.asVoid(client.write({ method: 'PUT', path: pathOfItem(ref) })),
      erase: (ref) => Effect.asVoid(client.write({ method: 'DELETE', path: pathOfItem(ref) })),
    }),
  ),
)

function discardedIn(value: unknown): TrashedItem {
  const item = objectIn(value, 'item of the trash')
  const { subject: named, itemId, deletedAt, deletedBy } = item
  const subject = trashableSubjects.find((known) => known === named)
  if (subject === undefined) throw new Error('subject is unknown')
  const { id, name } = objectIn(deletedBy, 'deletedBy')
  const ref = { subject, itemId: textIn(itemId, 'itemId') }
  return {
    ...ref,
    id: keyOf(ref),
    ...translatedTitlesIn(item),
    deletedAt: textIn(deletedAt, 'deletedAt'),
    deletedBy: { id: textIn(id, 'id'), name: textIn(name, 'name') },
  }
}
