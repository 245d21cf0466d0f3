import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { changeFromWire, itemToWire, wireOf } from '#adapters/http/wire/wire.ts'
import type { AnyContentType, ContentInput, Item } from '#domain/content/content-types.ts'
import { restrictedTo } from '#domain/language/in-language.ts'
import { filterOf } from '#domain/content/list/item-filter.ts'
import { pageSizes, type ListQuery } from '#domain/content/list/list-query.ts'
import { Contents, type ItemChange } from '#ports/content/contents.ts'
import type { Api } from '../api.ts'
import { endpointOf } from './content-group.ts'
import { ok } from '../response/envelope.ts'
import { failureToWire } from '../response/failure-to-wire.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { RequestedLanguage } from '../request/requested-language.ts'
import { RequestedState } from '../request/requested-state.ts'
import { ListResponse } from '../lists/list-response.ts'
import { onlyStoredPictures } from './only-stored-pictures.ts'

/** Maps the endpoints of a content type to its port. The port validates the input. */
export const contentHandlers = (api: Api, contentType: AnyContentType) =>
  HttpApiBuilder.group(
    api,
    contentType.name,
    Effect.fnUntraced(function* (handlers) {
      const contents = yield* Contents
      const listResponse = yield* ListResponse
      const requested = yield* RequestedLanguage
      const requestedState = yield* RequestedState
      const checked = yield* onlyStoredPictures(contentType)
      const names = wireOf(contentType)
      const { resultsPath, one } = endpointOf(contentType)
      const toWire = (item: Item<AnyContentType>) => itemToWire(contentType, item)
      /** Maps an item to the response of a read, without languages that the caller may not read. */
      const shown = (tags: ReadonlyArray<string>) => (item: Item<AnyContentType>) =>
        toWire(restrictedTo(contentType, item, tags))
      const single = (item: Item<AnyContentType>) =>
        ok(resultsPath === 'data' ? toWire(item) : { results: toWire(item) })
      const failuresToWire = failureToWire(names, toWire)

      return handlers
        .handle(
          'list',
          Effect.fnUntraced(function* ({
            query: {
              lang: named,
              translation: state,
              in: tag,
              brandId,
              address,
              from,
              to,
              newerThan,
              olderThan,
              openOn,
              ...parameters
            },
          }) {
            const { lang, tags } = yield* requested(named, contentType.name)
            const narrowed = yield* requestedState(state, tag, contentType.name)
            const filter = filterOf({ brandId, address, from, to, newerThan, olderThan, openOn })
            const list = (query?: ListQuery) =>
              contents.list(contentType, { ...query, ...narrowed, filter, searchedIn: tags }, lang)
            const isWhole = narrowed.translation === undefined && filter === undefined
            const page = isWhole ? undefined : { size: pageSizes.default }
            return yield* listResponse(
              { list, toWire: shown(tags), resultsPath, names },
              { ...page, ...parameters },
            )
          }),
        )
        .handle(
          'get',
          Effect.fnUntraced(function* ({ params, query }) {
            const { lang, tags } = yield* requested(query.lang, contentType.name)
            const item = restrictedTo(contentType, yield* contents.get(contentType, params.id, lang), tags)
            return one === 'in array' ? ok({ results: [toWire(item)] }) : single(item)
          }),
        )
        .handle('add', ({ payload, headers, query: { lang } }) =>
          checked(changeFromWire(contentType, payload)).pipe(
            Effect.flatMap((input) =>
              contents.add(
                contentType,
                input as ContentInput<AnyContentType>,
                idempotencyKeyOf(headers),
                lang,
              ),
            ),
            Effect.map(single),
            failuresToWire,
          ),
        )
        .handle('update', ({ params, payload, query: { lang } }) =>
          checked(changeFromWire(contentType, payload)).pipe(
            Effect.flatMap((change) =>
              contents.update(contentType, params.id, change as ItemChange<AnyContentType>, lang),
            ),
            Effect.map(single),
            failuresToWire,
          ),
        )
        .handle('remove', ({ params }) =>
          Effect.as(contents.remove(contentType, params.id), ok({ results: params })),
        )
    }),
  )
