import { Effect, Layer } from 'effect'
import { Desk } from '#ports/staff/desk/desk.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** The desk over the API. */
export const HttpDesk = Layer.effect(
  Desk,
  Effect.map(HttpClient, (client) => {
    const desk = Effect.map(
      lazy(() => import('./desk-over-http.ts')),
      ({ deskOverHttp }) => deskOverHttp(client),
    )
    return Desk.of({
      get: Effect.flatMap(desk, ({ get }) => get),
      update: (change) => Effect.flatMap(desk, ({ update }) => update(change)),
      ownMails: Effect.flatMap(desk, ({ ownMails }) => ownMails),
      changeOwnMails: (mails) => Effect.flatMap(desk, ({ changeOwnMails }) => changeOwnMails(mails)),
      staff: Effect.flatMap(desk, ({ staff }) => staff),
      tags: (kind) => Effect.flatMap(desk, ({ tags }) => tags(kind)),
      totals: (kind) => Effect.flatMap(desk, ({ totals }) => totals(kind)),
      figures: (weeks) => Effect.flatMap(desk, ({ figures }) => figures(weeks)),
    })
  }),
)
