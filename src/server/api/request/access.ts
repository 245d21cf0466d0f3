import { Context } from 'effect'
import { HttpApiMiddleware, HttpApiSecurity } from 'effect/http-api'
import type { Permission } from '#domain/access/permission.ts'
import type { Entry } from '#domain/session/entry.ts'
import { failureResponses } from '../response/failure-responses.ts'

/** What a call asks of its caller; a call that does not say so stops the start. */
export class Needs extends Context.Service<Needs, Permission | 'nothing'>()('sahilan/server/api/Needs') {}

/** Whether a person stands behind the call, which keeps their session from growing idle; the browser makes some by itself. */
export const Attended = Context.Reference<boolean>('sahilan/server/api/Attended', {
  defaultValue: () => true,
})

/** The signed-in person who makes the call. */
export class Caller extends Context.Service<Caller, { readonly entry: Entry }>()(
  'sahilan/server/api/Caller',
) {}

export const sessionCookie = 'session'

/** Lets a call through for a session whose role holds what the call needs. */
export class Access extends HttpApiMiddleware.Service<Access, { provides: Caller }>()(
  'sahilan/server/api/Access',
  {
    security: { session: HttpApiSecurity.apiKey({ in: 'cookie', key: sessionCookie }) },
    error: failureResponses,
  },
) {}

/** Refuses writes that another site's page sends. */
export class OwnOrigin extends HttpApiMiddleware.Service<OwnOrigin>()('sahilan/server/api/OwnOrigin', {
  error: failureResponses,
}) {}
