import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiMiddleware } from 'effect/http-api'
import { limits } from '../../../config/limits.ts'
import { RequestRefused } from '../../response/request-refused.ts'
import { failureResponses } from '../../response/failure-responses.ts'

/** Rejects bodies of a type that the endpoint does not declare, and JSON that is nested too deeply. */
export class RequestBodies extends HttpApiMiddleware.Service<RequestBodies>()('sahilan/server/api/Bodies', {
  error: failureResponses,
}) {}

const otherType = new RequestRefused({
  status: 415,
  message: 'This endpoint does not accept a body of this type.',
})
const tooDeep = new RequestRefused({ status: 400, message: 'The body is nested too deeply.' })

const json = 'application/json'

const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === 0x5c) index++
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x7d || code === 0x5d) depth--
  }
  return deepest
}

export const RequestBodiesLayer: Layer.Layer<RequestBodies> = Layer.succeed(
  RequestBodies,
  Effect.fnUntraced(function* (call, { endpoint }) {
    if (endpoint.payload.size === 0) return yield* call
    const request = yield* HttpServerRequest.HttpServerRequest
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!endpoint.payload.has(type)) return yield* otherType
    if (type === json && depthOf(yield* Effect.orDie(request.text)) > limits.jsonDepth) return yield* tooDeep
    return yield* call
  }),
)
