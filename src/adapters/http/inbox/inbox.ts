import { Effect } from 'effect'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { MergedVersions } from '#domain/desk/merging.ts'
import type { HandlingChange } from '#domain/mail/inbox/received-mail.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, resultsIn } from '../client/envelope.ts'
import type { Mails } from './mails-over-http.ts'
import { lazy } from '../client/lazy.ts'
import { countIn, objectIn } from '../wire/decode.ts'

/** The staff's methods of `Enquiries` and `Profiles`. All but `unread`, which every screen shows, are loaded on first use. */
export const inbox = <Field extends string>(client: HttpClient['Service'], declared: Mails<Field>) => {
  const mails = lazy(() => import('./mails-over-http.ts')).pipe(
    Effect.map(({ mailsOverHttp }) => mailsOverHttp(client, declared)),
  )
  return {
    list: (query?: ListQuery) => Effect.flatMap(mails, ({ list }) => list(query)),
    get: (id: string) => Effect.flatMap(mails, ({ get }) => get(id)),
    change: (id: string, change: HandlingChange) =>
      Effect.flatMap(mails, ({ change: send }) => send(id, change)),
    remove: (id: string) => Effect.flatMap(mails, ({ remove }) => remove(id)),
    merge: (id: string, other: string, versions?: MergedVersions) =>
      Effect.flatMap(mails, ({ merge }) => merge(id, other, versions)),
    separate: (id: string, other: string, versions?: MergedVersions) =>
      Effect.flatMap(mails, ({ separate }) => separate(id, other, versions)),
    unread: Effect.flatMap(client.read({ path: declared.unreadPath }), (response) =>
      decodeResponse(response, (body) => {
        const { unread } = objectIn(resultsIn(body, 'data.results'), 'data.results')
        return countIn(unread, 'unread')
      }),
    ),
  }
}
