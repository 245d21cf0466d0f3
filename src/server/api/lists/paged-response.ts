import { NodeHttpServerRequest } from '@effect/platform-node'
import { Context, Effect, Layer, Option, RcMap, Semaphore, Stream } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { pageSizes, type ListQuery, type Page } from '#domain/content/list/list-query.ts'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { StoreBusy, type ReadFailure } from '#ports/failures.ts'
import { limits } from '../../config/limits.ts'
import { CallerAddress } from '../request/access/caller-address.ts'

type List<A> = (query: ListQuery) => Effect.Effect<Page<A>, ReadFailure>

const size = pageSizes.max

/** Reads the first page, so that a failure can still be sent as such, and streams the others. */
export const listPages = <A>(list: List<A>) =>
  Effect.map(list({ size }), (first) => ({
    first: first.items,
    others:
      first.next === undefined
        ? undefined
        : Stream.paginate(first.next, (cursor) =>
            Effect.yieldNow.pipe(
              Effect.andThen(list({ size, after: cursor })),
              Effect.map(({ items, next }) => [[items], Option.fromUndefinedOr(next)] as const),
            ),
          ),
  }))

const make = Effect.gen(function* () {
  const callerAddress = yield* CallerAddress
  const queues = yield* RcMap.make({
    lookup: (_network: string) => Effect.map(Semaphore.make(1), (turn) => ({ turn, length: 0 })),
  })

  return Effect.fnUntraced(function* <E>(
    texts: Stream.Stream<string, E>,
    {
      contentType,
      headers = {},
    }: { readonly contentType: string; readonly headers?: Record<string, string> },
  ) {
    const queue = yield* RcMap.get(queues, networkOf(yield* callerAddress))
    // Waiting requests count as requests in flight, so too many of them would keep others out.
    if (queue.length >= limits.longResponses)
      return yield* new StoreBusy({
        message: 'The server is busy. Please try again in a moment.',
        retryAfter: limits.admission.retryAfter,
      })
    yield* Effect.acquireRelease(
      Effect.sync(() => (queue.length += 1)),
      () => Effect.sync(() => (queue.length -= 1)),
    )
    yield* queue.turn.takeScoped(1)
    const connection = NodeHttpServerRequest.toServerResponse(yield* HttpServerRequest.HttpServerRequest)
    connection.setTimeout(limits.responseStall, () => connection.destroy())
    return HttpServerResponse.stream(Stream.encodeText(texts), { contentType, headers })
  })
})

/** Streams long responses page by page, one at a time for each network, so that they do not slow others down. */
export class PagedResponse extends Context.Service<PagedResponse>()('sahilan/server/api/PagedResponse', {
  make,
}) {
  static readonly layer = Layer.effect(PagedResponse, make)
}
