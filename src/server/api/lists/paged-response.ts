import { NodeHttpServerRequest } from '@effect/platform-node'
import { Context, Effect, Layer, Option, RcMap, Semaphore, Stream } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { pageSizes, type ListQuery, type Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure } from '#ports/failures.ts'
import { limits } from '../../config/limits.ts'
import { CallerAddress } from '../request/caller-address.ts'

type List<A> = (query: ListQuery) => Effect.Effect<Page<A>, ReadFailure>

const size = pageSizes.most

/** The first page of a list, for what refuses it to be answered, and the others as they are read. */
export const listPages = <A>(list: List<A>) =>
  Effect.map(list({ size }), (first) => ({
    first: first.items,
    others:
      first.next === undefined
        ? undefined
        : Stream.paginate(first.next, (mark) =>
            Effect.yieldNow.pipe(
              Effect.andThen(list({ size, after: mark })),
              Effect.map(({ items, next }) => [[items], Option.fromUndefinedOr(next)] as const),
            ),
          ),
  }))

const make = Effect.gen(function* () {
  const callerAddress = yield* CallerAddress
  const turns = yield* RcMap.make({ lookup: (_address: string) => Semaphore.make(1) })

  return Effect.fnUntraced(function* <E>(
    texts: Stream.Stream<string, E>,
    {
      contentType,
      headers = {},
    }: { readonly contentType: string; readonly headers?: Record<string, string> },
  ) {
    const turn = yield* RcMap.get(turns, yield* callerAddress)
    yield* turn.takeScoped(1)
    const connection = NodeHttpServerRequest.toServerResponse(yield* HttpServerRequest.HttpServerRequest)
    connection.setTimeout(limits.responseStall, () => connection.destroy())
    return HttpServerResponse.stream(Stream.encodeText(texts), { contentType, headers })
  })
})

/** Answers what is read and written in pages: one at a time for each address, so that nobody else waits for it. */
export class PagedResponse extends Context.Service<PagedResponse>()('sahilan/server/api/PagedResponse', {
  make,
}) {
  static readonly layer = Layer.effect(PagedResponse, make)
}
