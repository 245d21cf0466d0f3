import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { itemToWire, wireOf } from '#adapters/http/wire/wire.ts'
import { contentTypeNames, type AnyContentType, type Item } from '#domain/content/content-types.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import type { Api } from '../api.ts'
import { editableSubjects } from '../history/subject-names.ts'
import { Caller } from '../request/access/access.ts'
import { ok } from '../response/envelope.ts'
import { failureToWire } from '../response/failure-to-wire.ts'
import { unpublishedItemGroupName } from './unpublished-group.ts'

export const unpublishedHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'unpublished',
    Effect.fnUntraced(function* (handlers) {
      const unpublished = yield* Unpublished
      return handlers.handle(
        'list',
        Effect.fnUntraced(function* ({ query: { q, subjects, ...paging } }) {
          const { role } = (yield* Caller).user
          const { items, ...page } = yield* unpublished.list({
            ...paging,
            subjects: editableSubjects(contentTypeNames, subjects, role),
            ...(q !== undefined && { search: q }),
          })
          return ok({ results: items, ...page })
        }),
      )
    }),
  )

export const unpublishedItemHandlers = (api: Api, contentType: AnyContentType) =>
  HttpApiBuilder.group(
    api,
    unpublishedItemGroupName(contentType),
    Effect.fnUntraced(function* (handlers) {
      const unpublished = yield* Unpublished
      const toWire = (item: Item<AnyContentType>) => itemToWire(contentType, item)
      const failuresToWire = failureToWire(wireOf(contentType), toWire)
      const refOf = ({ id }: { readonly id: string }) => ({ subject: contentType.name, itemId: id })
      return handlers
        .handle('get', ({ params }) =>
          Effect.map(unpublished.get(refOf(params)), ({ item, place }) =>
            ok({ results: toWire(item), place }),
          ),
        )
        .handle('unpublish', ({ params, payload: { version } }) =>
          unpublished
            .unpublish(refOf(params), version)
            .pipe(Effect.as(ok({ results: params })), failuresToWire),
        )
        .handle('remove', ({ params }) =>
          Effect.as(unpublished.remove(refOf(params)), ok({ results: params })),
        )
        .handle('publish', ({ params, payload }) =>
          unpublished
            .publish(refOf(params), payload)
            .pipe(Effect.as(ok({ results: params })), failuresToWire),
        )
    }),
  )
