import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { changeFromWire, itemToWire, wireOf } from '#adapters/http/wire/wire.ts'
import type { AnyContentType, ContentInput, Item } from '#domain/content/content-types.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import { Contents, type ItemChange } from '#ports/content/contents.ts'
import type { Api } from '../api.ts'
import { endpointOf } from './content-group.ts'
import { ok } from '../response/envelope.ts'
import { failureToWire } from '../response/failure-in-wire.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { ListResponse } from '../lists/list-response.ts'
import { onlyStoredPictures } from './only-stored-pictures.ts'

/** Maps the endpoints of a content type to its port. The port validates the input. */
export const contentHandlers = (api: Api, content: AnyContentType) =>
  HttpApiBuilder.group(
    api,
    content.name,
    Effect.fnUntraced(function* (handlers) {
      const contents = yield* Contents
      const listResponse = yield* ListResponse
      const checked = yield* onlyStoredPictures(content)
      const names = wireOf(content)
      const { resultsPath, one } = endpointOf(content)
      const onTheWire = (item: Item<AnyContentType>) => itemToWire(content, item)
      const single = (item: Item<AnyContentType>) =>
        ok(resultsPath === 'data' ? onTheWire(item) : { results: onTheWire(item) })
      const inWire = failureToWire(names, onTheWire)
      const list = (query?: ListQuery) => contents.list(content, query)

      return handlers
        .handle('list', ({ query }) => listResponse({ list, onTheWire, resultsPath, names }, query))
        .handle('get', ({ params }) =>
          Effect.map(contents.get(content, params.id), (item) =>
            one === 'in array' ? ok({ results: [onTheWire(item)] }) : single(item),
          ),
        )
        .handle('add', ({ payload, headers }) =>
          checked(changeFromWire(content, payload)).pipe(
            Effect.flatMap((input) =>
              contents.add(content, input as ContentInput<AnyContentType>, idempotencyKeyOf(headers)),
            ),
            Effect.map(single),
            inWire,
          ),
        )
        .handle('update', ({ params, payload }) =>
          checked(changeFromWire(content, payload)).pipe(
            Effect.flatMap((change) =>
              contents.update(content, params.id, change as ItemChange<AnyContentType>),
            ),
            Effect.map(single),
            inWire,
          ),
        )
        .handle('remove', ({ params }) =>
          Effect.as(contents.remove(content, params.id), ok({ results: params })),
        )
    }),
  )
