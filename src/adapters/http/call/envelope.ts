import { Effect, Predicate } from 'effect'
import { CallFailed } from '#ports/failures.ts'
import type { ResponseBody } from './response-body.ts'

/** Where a call's results stand: in `data.results`, or `data` is the results itself (C48). */
export type ResultsPlace = 'results' | 'data'

type Body = ResponseBody['body']

/** A list as it was answered; without `total` it is complete. */
export interface ReceivedList {
  readonly items: ReadonlyArray<unknown>
  readonly total?: number
  readonly totalAtLeast: boolean
  readonly next?: string
  readonly previous?: string
}

/** Reads an answer; what cannot be read fails with the names of the call and the field. */
export const read = <A>(answer: ResponseBody, reader: (body: Body) => A): Effect.Effect<A, CallFailed> =>
  Effect.try({
    try: () => reader(answer.body),
    catch: (cause) => {
      const message = `${answer.call}: ${cause instanceof Error ? cause.message : String(cause)}`
      return new CallFailed({ message, answered: false, cause })
    },
  })

/**
 * The item that a write answers. A write is judged by its code alone, so where another back end answers no item that can be
 * read, what was sent stands for it.
 */
export const savedIn = <A>({ body }: ResponseBody, reader: (body: Body) => A, sent: A): A => {
  try {
    return reader(body)
  } catch {
    return sent
  }
}

/** The results of a call that answers one thing; `results` at the top level of the body are accepted too. */
export const resultsIn = ({ data, results }: Body, answers: ResultsPlace): unknown => {
  const found = answers === 'data' ? data : Predicate.isReadonlyObject(data) ? data['results'] : undefined
  return present(found ?? results, answers === 'data' ? 'data' : 'data.results')
}

/** The results of a call that answers a list; a page of a list stands in `data.results` everywhere. */
export const listIn = (body: Body, answers: ResultsPlace): ReceivedList => {
  const { data } = body
  const paged = Predicate.isReadonlyObject(data) && 'results' in data
  const items = resultsIn(body, paged ? 'results' : answers)
  if (!Array.isArray(items)) throw new Error(`${answers === 'data' ? 'data' : 'data.results'} is not a list`)
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
