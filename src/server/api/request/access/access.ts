import { Context } from 'effect'
import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from 'effect/http-api'
import type { Permission } from '#domain/access/permission.ts'
import type { Scope, ScopeSubject } from '#domain/connections/scope.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { failureResponses } from '../../response/failure-responses.ts'

/** The permission that an endpoint requires. The start fails if one is not declared. */
export class RequiredPermission extends Context.Service<RequiredPermission, Permission | 'public'>()(
  'sahilan/server/api/RequiredPermission',
) {}

/** Whether a request keeps the session from expiring. Background requests of the browser do not. */
export const KeepsSessionAlive = Context.Reference<boolean>('sahilan/server/api/KeepsSessionAlive', {
  defaultValue: () => true,
})

/**
 * Whether an endpoint that writes changes nothing that visitors see, so that accounts that need approval may use it.
 * Closed by default: each such endpoint says so itself.
 */
export const ChangesNothingLive = Context.Reference<boolean>('sahilan/server/api/ChangesNothingLive', {
  defaultValue: () => false,
})

export interface CallerOfApi {
  readonly user: SignedInUser
  /** The scopes of the token; absent for a session. */
  readonly scopes?: ReadonlyArray<Scope>
}

export class Caller extends Context.Service<Caller, CallerOfApi>()('sahilan/server/api/Caller') {}

/** The subject for which a token needs a scope to use an endpoint; `drafts` have several. Closed by default. */
export type TokenSubject = ScopeSubject | 'drafts' | undefined
export const OpenToTokens = Context.Reference<TokenSubject>('sahilan/server/api/OpenToTokens', {
  defaultValue: () => undefined,
})

/** Lets tokens use the endpoints of a group, and says so in the description of the API. */
export const openToTokens = (subject: TokenSubject): Context.Context<never> =>
  Context.make(OpenToTokens, subject).pipe(
    Context.add(OpenApi.Override, { 'x-scope': subject === 'drafts' ? '{subject}:write' : subject }),
  )

export const sessionCookie = 'session'

/**
 * Accepts a request by its session or its API token, if permission, scope, second factor and approval allow it.
 */
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
