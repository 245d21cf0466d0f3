import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiMiddleware } from 'effect/http-api'
import { limits } from '../../config/limits.ts'
import { RequestRefused } from '../response/request-refused.ts'
import { failureResponses } from '../response/failure-responses.ts'

/** Reads only bodies of the exact type that a call declares, and JSON only up to a depth. */
export class Bodies extends HttpApiMiddleware.Service<Bodies>()('sahilan/server/api/Bodies', {
  error: failureResponses,
}) {}

const otherType = new RequestRefused({
  status: 415,
  message: 'The body is not of a type that this call takes.',
})
const tooDeep = new RequestRefused({ status: 400, message: 'The body is nested too deeply.' })

const json = 'application/json'

/** How deeply a JSON text nests, told without parsing it. */
export const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (isText) {
      if (letter === 0x5c) at++
      else if (letter === 0x22) isText = false
    } else if (letter === 0x22) isText = true
    else if (letter === 0x7b || letter === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (letter === 0x7d || letter === 0x5d) depth--
  }
  return deepest
}

export const BodiesLayer: Layer.Layer<Bodies> = Layer.succeed(
  Bodies,
  Effect.fnUntraced(function* (call, { endpoint }) {
    if (endpoint.payload.size === 0) return yield* call
    const request = yield* HttpServerRequest.HttpServerRequest
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!endpoint.payload.has(type)) return yield* otherType
    if (type === json && depthOf(yield* Effect.orDie(request.text)) > limits.jsonDepth) return yield* tooDeep
    return yield* call
  }),
)
