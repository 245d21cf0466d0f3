import { Context, Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { wireNames } from '#adapters/http/endpoints.ts'
import { permits } from '#domain/access/permission.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { AccessLog } from '#ports/server/access-log.ts'
import { NotAllowed } from '#ports/failures.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { isOwnOrigin } from '../../edge/origin.ts'
import { Access, KeepsSessionAlive, Caller, RequiredPermission, OwnOrigin } from './access.ts'
import { CallerAddress } from './caller-address.ts'
import { entryOfRequest } from './entry-of-request.ts'
import { Site } from './site.ts'
import { isXsrfTokenOf } from './xsrf.ts'

export const roleRefused = new NotAllowed({ message: 'Your role does not allow this.', hasResponse: true })
export const secondFactorMissing = new NotAllowed({
  message: 'Your role requires a second factor. Set it up on your account page.',
  hasResponse: true,
})
const forged = new NotAllowed({ message: shared.server.forged, hasResponse: true })

const header = (headers: Readonly<Record<string, string | undefined>>, name: string) =>
  headers[name.toLowerCase()]

export const AccessLayer = Layer.effect(
  Access,
  Effect.gen(function* () {
    const entryOf = yield* entryOfRequest
    const accessLog = yield* AccessLog
    const callerAddress = yield* CallerAddress

    /** Logs the refusal. The request is refused even if the log cannot be written. */
    const refuse = Effect.fnUntraced(function* (failure: NotAllowed, call: string) {
      yield* Effect.ignore(accessLog.recordRefusal(call), { log: true })
      return yield* failure
    })

    return {
      // The cookie's name depends on the protocol, so the credential that Effect reads is not used.
      session: Effect.fnUntraced(function* (call, { endpoint }) {
        const needs = Context.getUnsafe(endpoint.annotations, RequiredPermission)
        const { entry, session, headers } = yield* entryOf(
          Context.get(endpoint.annotations, KeepsSessionAlive),
        )
        const { id, name } = entry
        const actor = { id, name, address: yield* callerAddress }
        const refused = (failure: NotAllowed) =>
          Effect.provideService(refuse(failure, `${endpoint.method} ${endpoint.path}`), OnBehalfOf, actor)
        if (needs === 'nothing' || !permits(entry.role, needs)) return yield* refused(roleRefused)
        if (entry.lacksSecondFactor === true && needs !== 'ownAccount')
          return yield* refused(secondFactorMissing)
        if (endpoint.method !== 'GET' && !isXsrfTokenOf(session.token, header(headers, wireNames.csrfHeader)))
          return yield* refused(forged)
        return yield* call.pipe(
          Effect.provideService(Caller, { entry }),
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
    const { publicUrl } = yield* Site
    return Effect.fnUntraced(function* (call, { endpoint }) {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      if (endpoint.method !== 'GET' && !isOwnOrigin(headers, publicUrl)) return yield* forged
      return yield* call
    })
  }),
)
