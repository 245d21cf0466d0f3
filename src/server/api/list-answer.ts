import { NodeHttpServerRequest } from '@effect/platform-node'
import { Context, Effect, Layer, Option, RcMap, Semaphore, Stream } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { sortFromWire, type WireNames } from '#adapters/http/renaming.ts'
import type { ListQuery, Page } from '#domain/content/list-query.ts'
import { pageSizes } from '#domain/content/list-query.ts'
import type { ReadFailure } from '#ports/failures.ts'
import { limits } from '../limits.ts'
import { CallerAddress } from './caller-address.ts'
import { listQuery, type ListParameters } from './list-parameters.ts'

interface Asked<A> {
  readonly list: (query?: ListQuery) => Effect.Effect<Page<A>, ReadFailure>
  readonly onTheWire: (item: A) => unknown
  readonly answers: 'results' | 'data'
  /** By which a list is sorted. */
  readonly names: WireNames
}

const json = (text: string) => HttpServerResponse.text(text, { contentType: 'application/json' })

const around = {
  results: ['{"code":200,"message":"OK","data":{"results":[', ']}}'],
  data: ['{"code":200,"message":"OK","data":[', ']}'],
} as const

const make = Effect.gen(function* () {
  const callerAddress = yield* CallerAddress
  const turns = yield* RcMap.make({ lookup: (_address: string) => Semaphore.make(1) })

  /** Everything, read and written in pages, one list at a time for each address, so that nobody else waits for it. */
  const wholeList = Effect.fnUntraced(function* <A>({ list, onTheWire, answers }: Asked<A>) {
    const [before, after] = around[answers]
    const size = pageSizes.most
    const texts = ({ items }: Page<A>) => items.map((item) => JSON.stringify(onTheWire(item))).join(',')

    const first = yield* list({ size })
    if (first.next === undefined) return json(before + texts(first) + after)

    const turn = yield* RcMap.get(turns, yield* callerAddress)
    yield* turn.takeScoped(1)
    const connection = NodeHttpServerRequest.toServerResponse(yield* HttpServerRequest.HttpServerRequest)
    connection.setTimeout(limits.answerStall, () => connection.destroy())

    const rest = Stream.paginate(first.next, (mark) =>
      Effect.yieldNow.pipe(
        Effect.andThen(list({ size, after: mark })),
        Effect.map((page) => [[`,${texts(page)}`], Option.fromUndefinedOr(page.next)] as const),
      ),
    )
    const body = Stream.make(before + texts(first)).pipe(
      Stream.concat(rest),
      Stream.concat(Stream.make(after)),
    )
    return HttpServerResponse.stream(Stream.encodeText(body), { contentType: 'application/json' })
  })

  return Effect.fnUntraced(function* <A>(asked: Asked<A>, parameters: typeof ListParameters.Type) {
    const query = listQuery(parameters)
    if (query === undefined) return yield* wholeList(asked)
    const { sort } = query
    const named = sort === undefined ? query : { ...query, sort: sortFromWire(asked.names, sort) }
    const { items, ...rest } = yield* asked.list(named)
    return json(
      JSON.stringify({ code: 200, message: 'OK', data: { results: items.map(asked.onTheWire), ...rest } }),
    )
  })
})

/** Answers a list: one page with its marks and counts, or everything where no page was asked for. */
export class ListAnswer extends Context.Service<ListAnswer>()('sahilan/server/api/ListAnswer', { make }) {
  static readonly layer = Layer.effect(ListAnswer, make)
}
