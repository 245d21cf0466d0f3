import { Context, Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { wireNames } from '#adapters/http/wire-names.ts'
import { mayChangeLive } from '#domain/access/approval.ts'
import { permits, type Permission } from '#domain/access/permission.ts'
import { allows } from '#domain/connections/scope.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { AccessLog } from '#ports/server/access-log.ts'
import { NotAllowed } from '#ports/failures.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import type { TokenHolder } from '#ports/server/access/token-access.ts'
import { isOwnOrigin } from '../../../edge/request/origin.ts'
import {
  Access,
  ChangesNothingLive,
  KeepsSessionAlive,
  Caller,
  OpenToTokens,
  RequiredPermission,
  OwnOrigin,
} from './access.ts'
import { CallerAddress } from './caller-address.ts'
import { userOfRequest } from './user-of-request.ts'
import { ApiConfig } from '../../api-config.ts'
import { tokenIn, TokenOfRequest } from './token-of-request.ts'
import { isXsrfTokenOf } from './xsrf.ts'

export const roleRefused = new NotAllowed({ message: 'Your role does not allow this.' })
export const approvalMissing = new NotAllowed({
  message: 'Your account needs approval for this. Save a draft and ask for a review.',
})
export const secondFactorMissing = new NotAllowed({
  message: 'Your role requires a second factor. Set it up on your account page.',
})
export const scopeMissing = new NotAllowed({ message: 'This token does not allow this.' })
const forged = new NotAllowed({ message: shared.server.forged })

type Headers = Readonly<Record<string, string | undefined>>

interface GuardedEndpoint {
  readonly annotations: Context.Context<never>
  readonly method: string
}

const header = (headers: Headers, name: string) => headers[name.toLowerCase()]

export const AccessLayer = Layer.effect(
  Access,
  Effect.gen(function* () {
    const userOf = yield* userOfRequest
    const accessLog = yield* AccessLog
    const callerAddress = yield* CallerAddress
    const tokenOfRequest = yield* TokenOfRequest

    /** Logs the refusal. The request is refused even if the log cannot be written. */
    const refuse = Effect.fnUntraced(function* (failure: NotAllowed, refused: string) {
      yield* Effect.ignore(accessLog.recordRefusal(refused), { log: true })
      return yield* failure
    })

    /** Authenticates a person by the browser's session; `refusal` says what the request lacks. */
    const bySession = Effect.fnUntraced(function* (
      { annotations, method }: GuardedEndpoint,
      needs: Permission,
    ) {
      const { user, session, headers } = yield* userOf(Context.get(annotations, KeepsSessionAlive))
      const isForged =
        method !== 'GET' && !isXsrfTokenOf(session.token, header(headers, wireNames.xsrfHeader))
      const lacks = user.lacksSecondFactor === true && needs !== 'ownAccount'
      const refusal = lacks ? secondFactorMissing : isForged ? forged : undefined
      return { caller: { user }, name: user.name, session, refusal }
    })

    /** Accepts a program by its token, on behalf of the account that made the token. */
    const byToken = Effect.fnUntraced(function* (
      { annotations, method }: GuardedEndpoint,
      { name, scopes, maker }: TokenHolder,
    ) {
      const subject = Context.get(annotations, OpenToTokens)
      const session = yield* CurrentSession
      const use = method === 'GET' ? 'read' : 'write'
      const isOpen = subject !== undefined && (subject === 'drafts' || allows(scopes, subject, use))
      return { caller: { user: maker, scopes }, name, session, refusal: isOpen ? undefined : scopeMissing }
    })

    return {
      // The cookie's name depends on the protocol, so the credential that Effect reads is not used.
      session: Effect.fnUntraced(function* (handle, { endpoint }) {
        const needs = Context.getUnsafe(endpoint.annotations, RequiredPermission)
        // The server does not start with such an endpoint.
        if (needs === 'public') return yield* Effect.die(`${endpoint.path} is guarded and public.`)
        const address = yield* callerAddress
        const token = yield* tokenOfRequest
        const { caller, name, session, refusal } = yield* token === undefined
          ? bySession(endpoint, needs)
          : byToken(endpoint, token)
        const { id, role } = caller.user
        const actor = { id, name, address }
        const isPermitted = permits(role, needs)
        const changesLive =
          endpoint.method !== 'GET' && !Context.get(endpoint.annotations, ChangesNothingLive)
        const lacksApproval = changesLive && !mayChangeLive(caller.user)
        const failure = isPermitted ? (refusal ?? (lacksApproval ? approvalMissing : undefined)) : roleRefused
        if (failure !== undefined)
          return yield* Effect.provideService(
            refuse(failure, `${endpoint.method} ${endpoint.path}`),
            OnBehalfOf,
            actor,
          )
        return yield* handle.pipe(
          Effect.provideService(Caller, caller),
          Effect.provideService(CurrentSession, session),
          Effect.provideService(OnBehalfOf, actor),
        )
      }),
    }
  }),
)

export const OwnOriginLayer = Layer.effect(
  OwnOrigin,
  Effect.gen(function* () {
    const { publicUrl } = yield* ApiConfig
    return Effect.fnUntraced(function* (handle, { endpoint }) {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      const isForged =
        endpoint.method !== 'GET' && tokenIn(headers) === undefined && !isOwnOrigin(headers, publicUrl)
      if (isForged) return yield* forged
      return yield* handle
    })
  }),
)
