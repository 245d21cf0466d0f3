import { Effect, Layer } from 'effect'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import { HttpClient } from '../client/http-client.ts'
import { objectIn, textIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { listIn, decodeResponse } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'

/** The sessions of the signed-in account over the API. */
export const HttpOwnSessions = Layer.effect(
  OwnSessions,
  Effect.map(HttpClient, (client) =>
    OwnSessions.of({
      list: Effect.flatMap(client.read({ path: endpoints.ownSessions }), (response) =>
        decodeResponse(response, (body) => listIn(body, 'data.results').items.map(sessionIn)),
      ),
      end: (id) => Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(endpoints.ownSession, id) })),
      endAll: Effect.asVoid(client.write({ method: 'DELETE', path: endpoints.ownSessions })),
    }),
  ),
)

function sessionIn(value: unknown): OwnSession {
  const { id, openedAt, usedAt, browser, system, isThisOne } = objectIn(value, 'session')
  return {
    id: textIn(id, 'id'),
    openedAt: textIn(openedAt, 'openedAt'),
    usedAt: textIn(usedAt, 'usedAt'),
    browser: textIn(browser, 'browser'),
    system: textIn(system, 'system'),
    isThisOne: isThisOne === true,
  }
}
