import { Context } from 'effect'
import { HttpApiMiddleware, HttpApiSecurity } from 'effect/http-api'
import type { Permission } from '#domain/access/permission.ts'
import type { Entry } from '#domain/session/entry.ts'
import { failureResponses } from '../response/failure-responses.ts'

/** The permission that an endpoint requires. The start fails if one is not declared. */
export class RequiredPermission extends Context.Service<RequiredPermission, Permission | 'nothing'>()(
  'sahilan/server/api/RequiredPermission',
) {}

/** Whether a request keeps the session from expiring. Background requests of the browser do not. */
export const KeepsSessionAlive = Context.Reference<boolean>('sahilan/server/api/KeepsSessionAlive', {
  defaultValue: () => true,
})

export class Caller extends Context.Service<Caller, { readonly entry: Entry }>()(
  'sahilan/server/api/Caller',
) {}

export const sessionCookie = 'session'

/** Accepts a request if its session's role has the required permission. */
export class Access extends HttpApiMiddleware.Service<Access, { provides: Caller }>()(
  'sahilan/server/api/Access',
  {
    security: { session: HttpApiSecurity.apiKey({ in: 'cookie', key: sessionCookie }) },
    error: failureResponses,
  },
) {}

/** Rejects writes from pages of other sites. */
export class OwnOrigin extends HttpApiMiddleware.Service<OwnOrigin>()('sahilan/server/api/OwnOrigin', {
  error: failureResponses,
}) {}
