import type { IncomingMessage } from 'node:http'
import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { permits } from '#domain/access/permission.ts'
import { editOf } from '#domain/history/subject.ts'
import { publishables } from '#domain/publishing/draft.ts'
import { userOfRequest } from '../api/request/access/user-of-request.ts'
import { SessionCookies } from '../api/request/access/session-cookies.ts'
import { ApiConfig } from '../api/api-config.ts'
import type { PreviewScope } from './preview-access.ts'

const headersOf = ({ headers }: IncomingMessage) =>
  Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(':') || value === undefined ? [] : [[name, String(value)] as [string, string]],
  )

/** Returns the scope of a signed-in person's previews: all subjects that their role may edit. */
export const staffAccess = (config: ApiConfig['Service']) => {
  const layer = SessionCookies.layer.pipe(Layer.provide(Layer.succeed(ApiConfig, config)))
  return (request: IncomingMessage) =>
    Effect.gen(function* () {
      const userOf = yield* userOfRequest
      const { user } = yield* userOf(true)
      if (user.lacksSecondFactor === true) return undefined
      const subjects = publishables.filter((subject) => permits(user.role, editOf(subject)))
      const scope: PreviewScope = { subjects, moments: 'any', until: '', person: user.id }
      return scope
    }).pipe(
      Effect.provideService(
        HttpServerRequest.HttpServerRequest,
        HttpServerRequest.fromWeb(
          new Request(new URL(request.url ?? '/', config.publicUrl), { headers: headersOf(request) }),
        ),
      ),
      Effect.provide(layer),
      Effect.catchTag('NotSignedIn', () => Effect.succeed(undefined)),
    )
}
