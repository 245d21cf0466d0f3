import { Effect, Predicate } from 'effect'
import { UnexpectedFailure } from '#ports/failures.ts'
import type { ResponseBody } from './response-body.ts'

/** Where a response has its results: in `data.results` or in `data` (C48). */
export type ResultsPath = 'data.results' | 'data'

type Body = ResponseBody['body']

/** A received list or page; a list without `total` is complete. */
export interface ReceivedList {
  readonly items: ReadonlyArray<unknown>
  readonly total?: number
  readonly totalAtLeast: boolean
  readonly next?: string
  readonly previous?: string
}

/** Decodes a response. Fails with the names of the endpoint and of the field that cannot be decoded. */
export const decodeResponse = <A>(
  response: ResponseBody,
  reader: (body: Body) => A,
): Effect.Effect<A, UnexpectedFailure> =>
  Effect.try({
    try: () => reader(response.body),
    catch: (cause) => {
      const message = `${response.endpoint}: ${cause instanceof Error ? cause.message : String(cause)}`
      return new UnexpectedFailure({ message, withoutResponse: true, cause })
    },
  })

/** Decodes what a response has in `data.results`. */
export const decodeResults = <A>(
  response: ResponseBody,
  reader: (results: unknown) => A,
): Effect.Effect<A, UnexpectedFailure> =>
  decodeResponse(response, (body) => reader(resultsIn(body, 'data.results')))

/**
 * The item in the response to a write. If another back end returns none that can be decoded, returns what was sent.
 */
export const savedIn = <A>({ body }: ResponseBody, reader: (body: Body) => A, sent: A): A => {
  try {
    return reader(body)
  } catch {
    return sent
  }
}

/** The results of a response; `results` at the top level of the body are accepted too. */
export const resultsIn = ({ data, results }: Body, resultsPath: ResultsPath): unknown => {
  const found = resultsPath === 'data' ? data : Predicate.isReadonlyObject(data) ? data['results'] : undefined
  return present(found ?? results, resultsPath)
}

/** The list of a response. A page always has it in `data.results`. */
export const listIn = (body: Body, resultsPath: ResultsPath): ReceivedList => {
  const { data } = body
  const paged = Predicate.isReadonlyObject(data) && 'results' in data
  const items = resultsIn(body, paged ? 'data.results' : resultsPath)
  if (!Array.isArray(items)) throw new Error(`${resultsPath} is not a list`)
  const { total, totalAtLeast, next, previous } = paged ? data : body
  return {
    items,
    totalAtLeast: totalAtLeast === true,
    ...(Predicate.isNumber(total) && { total }),
    ...(Predicate.isString(next) && { next }),
    ...(Predicate.isString(previous) && { previous }),
  }
}

function present(value: unknown, name: string): unknown {
  if (value === undefined || value === null) throw new Error(`${name} is missing`)
  return value
}
