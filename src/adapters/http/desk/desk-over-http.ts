import { Effect, Record, Schema } from 'effect'
import { DeskFigures } from '#domain/desk/desk-figures.ts'
import { DeskSettings, type StoredDesk } from '#domain/desk/desk-settings.ts'
import { EmailPreferences } from '#domain/desk/email-preferences.ts'
import { countedQueries } from '#domain/mail/inbox/mail-totals.ts'
import type { Desk } from '#ports/staff/desk/desk.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults, listIn, resultsIn } from '../client/envelope.ts'
import { countIn, objectIn, textIn } from '../wire/decode.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { deskEndpoints } from './desk-endpoints.ts'

/** The methods of `Desk`, loaded on first use. */
export const deskOverHttp = (client: HttpClient['Service']): Desk['Service'] => ({
  get: Effect.flatMap(client.read({ path: deskEndpoints.desk }), (response) =>
    decodeResults(response, deskIn),
  ),
  update: (change) =>
    client.write({ method: 'PUT', path: deskEndpoints.desk, body: change }).pipe(
      Effect.flatMap((response) => decodeResults(response, deskIn)),
      Effect.mapError(toDomainFailure({}, deskIn)),
    ),
  emailPreferences: Effect.flatMap(client.read({ path: deskEndpoints.emailPreferences }), (response) =>
    decodeResults(response, Schema.decodeUnknownSync(EmailPreferences)),
  ),
  changeEmailPreferences: (mails) =>
    Effect.as(client.write({ method: 'PUT', path: deskEndpoints.emailPreferences, body: mails }), mails),
  staff: Effect.flatMap(client.read({ path: deskEndpoints.staff }), (response) =>
    decodeResponse(response, (body) =>
      listIn(body, 'data.results').items.map((value) => {
        const { id, name } = objectIn(value, 'person')
        return { id: textIn(id, 'id'), name: textIn(name, 'name') }
      }),
    ),
  ),
  tags: (kind) =>
    Effect.flatMap(client.read({ path: deskEndpoints.tags, query: { kind } }), (response) =>
      decodeResponse(response, (body) => listIn(body, 'data.results').items.map((tag) => textIn(tag, 'tag'))),
    ),
  totals: (kind) =>
    Effect.flatMap(client.read({ path: deskEndpoints.totals, query: { kind } }), (response) =>
      decodeResponse(response, (body) => {
        const totals = objectIn(resultsIn(body, 'data.results'), 'data.results')
        return Record.map(countedQueries, (_, name) => countIn(totals[name], name))
      }),
    ),
  figures: (weeks) =>
    Effect.flatMap(client.read({ path: deskEndpoints.figures, query: { weeks } }), (response) =>
      decodeResults(response, Schema.decodeUnknownSync(DeskFigures)),
    ),
})

function deskIn(value: unknown): StoredDesk {
  const body = objectIn(value, 'data.results')
  return { ...Schema.decodeUnknownSync(DeskSettings)(body), version: countIn(body['version'], 'version') }
}
