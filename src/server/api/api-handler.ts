import type { IncomingMessage, ServerResponse } from 'node:http'
import { NodeHttpServer } from '@effect/platform-node'
import { Context, Effect, Layer } from 'effect'
import { apiHttpEffect } from './api-http-effect.ts'

export class ApiHandler extends Context.Service<
  ApiHandler,
  (request: IncomingMessage, response: ServerResponse) => void
>()('sahilan/server/api/ApiHandler') {
  static readonly layer = (product: string, publicUrl: string) =>
    Layer.effect(
      ApiHandler,
      Effect.gen(function* () {
        const scope = yield* Effect.scope
        return yield* NodeHttpServer.makeHandler(yield* apiHttpEffect(product, publicUrl), { scope })
      }),
    )
}
