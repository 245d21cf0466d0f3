import { Context, Effect, Layer, Stream } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { sortFromWire, type WireNames } from '#adapters/http/wire/renaming.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure } from '#ports/failures.ts'
import { readListQuery, type ListParameters } from './list-parameters.ts'
import { listPages, PagedResponse } from './paged-response.ts'

interface ListOptions<A> {
  readonly list: (query?: ListQuery) => Effect.Effect<Page<A>, ReadFailure>
  readonly toWire: (item: A) => unknown
  readonly resultsPath: 'data.results' | 'data'
  /** Wire names of the fields that a list can be sorted by. */
  readonly names: WireNames
}

const contentType = 'application/json'
const json = (text: string) => HttpServerResponse.text(text, { contentType })

const envelopes = {
  'data.results': ['{"code":200,"message":"OK","data":{"results":[', ']}}'],
  data: ['{"code":200,"message":"OK","data":[', ']}'],
} as const

const make = Effect.gen(function* () {
  const pagedResponse = yield* PagedResponse

  const wholeList = Effect.fnUntraced(function* <A>({ list, toWire, resultsPath }: ListOptions<A>) {
    const [before, after] = envelopes[resultsPath]
    const texts = (items: ReadonlyArray<A>) => items.map((item) => JSON.stringify(toWire(item))).join(',')
    const { first, others } = yield* listPages(list)
    if (others === undefined) return json(before + texts(first) + after)
    const body = Stream.make(before + texts(first)).pipe(
      Stream.concat(Stream.map(others, (items) => `,${texts(items)}`)),
      Stream.concat(Stream.make(after)),
    )
    return yield* pagedResponse(body, { contentType })
  })

  return Effect.fnUntraced(function* <A>(options: ListOptions<A>, parameters: typeof ListParameters.Type) {
    const query = readListQuery(parameters)
    if (query === undefined) return yield* wholeList(options)
    const { sort } = query
    const named = sort === undefined ? query : { ...query, sort: sortFromWire(options.names, sort) }
    const { items, ...rest } = yield* options.list(named)
    return json(
      JSON.stringify({ code: 200, message: 'OK', data: { results: items.map(options.toWire), ...rest } }),
    )
  })
})

/** Responds with one page of a list, with cursors and counts, or with the whole list without parameters. */
export class ListResponse extends Context.Service<ListResponse>()('sahilan/server/api/ListResponse', {
  make,
}) {
  static readonly layer = Layer.effect(ListResponse, make)
}
