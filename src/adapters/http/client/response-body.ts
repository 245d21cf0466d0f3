import { Effect, Predicate } from 'effect'
import type { WriteFailure } from '#ports/failures.ts'
import { refusal } from './refusal.ts'

/** The body of a successful response. */
export interface ResponseBody {
  /** Method and path, for error messages. */
  readonly endpoint: string
  readonly body: Readonly<Record<string, unknown>>
}

interface Response {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

/**
 * Checks a response: only the body's code means success (C47). An error without a code is mapped by its HTTP status.
 */
export const accepted = (
  endpoint: string,
  success: number | ReadonlyArray<number>,
  response: Response,
): Effect.Effect<ResponseBody, WriteFailure> => {
  const body = bodyOf(response.text)
  const code = Predicate.isNumber(body['code']) ? body['code'] : undefined
  if (code !== undefined && [success].flat().includes(code)) return Effect.succeed({ endpoint, body })
  const retryAfter = Number(response.retryAfter ?? '') || 5
  if (code === undefined) {
    const message = `${endpoint} returned no code (HTTP ${response.status})`
    return Effect.fail(refusal(response.status, { message, withoutResponse: true, body, retryAfter }))
  }
  const message = Predicate.isString(body['message']) ? body['message'].trim() : ''
  return Effect.fail(refusal(code, { message, body, retryAfter }))
}

const bodyOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const body: unknown = JSON.parse(text)
    return Predicate.isReadonlyObject(body) ? body : {}
  } catch {
    return {}
  }
}
