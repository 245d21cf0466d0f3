import { Effect } from 'effect'
import type { SavedView } from '#domain/desk/saved-view.ts'
import { mailKindOf } from '#domain/mail/mail-kind.ts'
import type { SavedViews } from '#ports/staff/desk/saved-views.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults, listIn } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'
import { objectIn, textIn } from '../wire/decode.ts'
import { deskEndpoints } from './desk-endpoints.ts'

const path = deskEndpoints.savedViews

/** The methods of `SavedViews`, loaded on first use. */
export const savedViewsOverHttp = (client: HttpClient['Service']): SavedViews['Service'] => ({
  list: Effect.flatMap(client.read({ path }), (response) =>
    decodeResponse(response, (body) => listIn(body, 'data.results').items.map(viewIn)),
  ),
  add: (body, key) =>
    Effect.flatMap(client.write({ method: 'POST', path, body, key }), (response) =>
      decodeResults(response, viewIn),
    ),
  update: (id, body) =>
    Effect.flatMap(
      client.write({ method: 'PUT', path: pathTo(deskEndpoints.savedView, id), body }),
      (response) => decodeResults(response, viewIn),
    ),
  remove: (id) =>
    Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(deskEndpoints.savedView, id) })),
})

function viewIn(value: unknown): SavedView {
  const { id, kind, name, address, shared } = objectIn(value, 'view')
  return {
    id: textIn(id, 'id'),
    kind: mailKindOf(kind),
    name: textIn(name, 'name'),
    address: textIn(address, 'address'),
    shared: shared === true,
  }
}
