import { Context, Effect, Layer } from 'effect'
import { HttpEffect, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { ReadFailure } from '#ports/failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { TokenAccess, type TokenHolder } from '#ports/server/access/token-access.ts'
import { CallerAddress } from './caller-address.ts'
import { tokenLimit } from './token-limit.ts'

type Headers = Readonly<Record<string, string | undefined>>

/** The secret of a token; `undefined` if a person sends the request. Other schemes belong to proxies. */
export const tokenIn = ({ authorization = '' }: Headers): string | undefined =>
  /^Bearer +(.*)$/i.exec(authorization)?.[1]?.trim()

const asksForToken = HttpEffect.appendPreResponseHandler((_, response) =>
  Effect.succeed(HttpServerResponse.setHeader(response, 'www-authenticate', 'Bearer')),
)

const make = Effect.gen(function* () {
  const tokens = yield* TokenAccess
  const callerAddress = yield* CallerAddress
  const limit = tokenLimit()
  return Effect.gen(function* () {
    const { headers } = yield* HttpServerRequest.HttpServerRequest
    const secret = tokenIn(headers)
    if (secret === undefined) return undefined
    const holder = yield* tokens.use(secret).pipe(
      Effect.provideService(OnBehalfOf, { id: '', name: '', address: yield* callerAddress }),
      Effect.tapErrorTag('NotSignedIn', () => asksForToken),
    )
    yield* limit(holder.id)
    return holder
  })
})

/**
 * Finds the token that a request sends, `undefined` if it sends none. If it does, only the token counts, and one that
 * is not valid is refused, also beside a session.
 */
export class TokenOfRequest extends Context.Service<
  TokenOfRequest,
  Effect.Effect<TokenHolder | undefined, ReadFailure, HttpServerRequest.HttpServerRequest>
>()('sahilan/server/api/TokenOfRequest') {
  static readonly layer = Layer.effect(TokenOfRequest, make)
}
