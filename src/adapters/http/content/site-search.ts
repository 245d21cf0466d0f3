import { Effect, Layer } from 'effect'
import {
  eachKind,
  isSearchKind,
  maxSearchLength,
  type KindCount,
  type SearchHit,
} from '#domain/content/search/site-search.ts'
import { SiteSearch } from '#ports/visitor/site-search.ts'
import { HttpClient } from '../client/http-client.ts'
import { listIn, decodeResponse } from '../client/envelope.ts'
import { endpoints } from '../endpoints.ts'
import { countIn, elementsIn, objectIn, textIn } from '../wire/decode.ts'
import type { FieldValues } from '../wire/renaming.ts'

/** Searches by the server. Another back end may lack the endpoint; the given search replaces it then. */
export const HttpSiteSearch = <R>(otherwise: Layer.Layer<SiteSearch, never, R>) =>
  Layer.effect(
    SiteSearch,
    Effect.gen(function* () {
      const client = yield* HttpClient
      const replaced = yield* SiteSearch
      return SiteSearch.of({
        find: (query, lang) => {
          const { search, kind, after, before } = query
          const q = search.slice(0, maxSearchLength)
          return client.read({ path: endpoints.search, query: { q, kind, after, before, lang } }).pipe(
            Effect.flatMap((response) =>
              decodeResponse(response, (body) => {
                const { items, next, previous } = listIn(body, 'data.results')
                const counts = objectIn(objectIn(body.data, 'data')['counts'], 'counts')
                return {
                  hits: items.map(hitIn),
                  counts: eachKind((name) => countOf(objectIn(counts[name] ?? none, name))),
                  ...(next !== undefined && { next }),
                  ...(previous !== undefined && { previous }),
                }
              }),
            ),
            Effect.catchTag('ItemNotFound', () => replaced.find(query, lang)),
          )
        },
      })
    }),
  ).pipe(Layer.provide(otherwise))

/** The result for a kind that an earlier back end does not search. */
const none = { total: 0 }

const countOf = ({ total, totalAtLeast }: FieldValues): KindCount => ({
  total: countIn(total, 'total'),
  ...(totalAtLeast === true && { totalAtLeast }),
})

const hitIn = (value: unknown): SearchHit => {
  const { kind, hasPage, address, closingDate, untranslated, ...fields } = objectIn(value, 'result')
  if (!isSearchKind(kind)) throw new Error('kind is unknown')
  const text = (name: string) => textIn(fields[name], name)
  return {
    kind,
    id: text('id'),
    title: text('title'),
    text: text('text'),
    createdAt: text('createdAt'),
    ...(hasPage === true && { hasPage }),
    ...(address !== undefined && { address: textIn(address, 'address') }),
    ...(closingDate !== undefined && { closingDate: textIn(closingDate, 'closingDate') }),
    ...(untranslated !== undefined && {
      untranslated: elementsIn(untranslated, 'untranslated').filter(
        (name) => name === 'title' || name === 'text',
      ),
    }),
  }
}
