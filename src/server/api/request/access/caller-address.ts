import { Context, Effect, Layer, Option } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { visitorAddress } from '../../../edge/request/visitor-address.ts'
import { ApiConfig } from '../../api-config.ts'

export class CallerAddress extends Context.Service<
  CallerAddress,
  Effect.Effect<string, never, HttpServerRequest.HttpServerRequest>
>()('sahilan/server/api/CallerAddress') {
  static readonly layer = Layer.effect(
    CallerAddress,
    Effect.map(ApiConfig, ({ trustProxy }) =>
      Effect.map(HttpServerRequest.HttpServerRequest, ({ headers, remoteAddress }) =>
        visitorAddress(headers['x-forwarded-for'], Option.getOrUndefined(remoteAddress), trustProxy),
      ),
    ),
  )
}
