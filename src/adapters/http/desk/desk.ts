import { Effect, Layer } from 'effect'
import { Desk } from '#ports/staff/desk/desk.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** The desk over the API. */
export const HttpDesk = Layer.effect(
  Desk,
  Effect.map(HttpClient, (client) =>
    lazyPort<Desk['Service']>(async () => (await import('./desk-over-http.ts')).deskOverHttp(client), {
      get: 'effect',
      update: 'method',
      emailPreferences: 'effect',
      changeEmailPreferences: 'method',
      staff: 'effect',
      tags: 'method',
      totals: 'method',
      figures: 'method',
    }),
  ),
)
