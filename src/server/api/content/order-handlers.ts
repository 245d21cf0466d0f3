import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'
import { orderGroupName } from './order-group.ts'

export const orderHandlers = (api: Api, contentType: AnyContentType) =>
  HttpApiBuilder.group(
    api,
    orderGroupName(contentType),
    Effect.fnUntraced(function* (handlers) {
      const contents = yield* Contents
      return handlers.handle('order', ({ payload }) =>
        Effect.as(
          'ids' in payload
            ? contents.order(contentType, payload.ids)
            : contents.move(contentType, payload.id, payload.place),
          ok({ results: payload }),
        ),
      )
    }),
  )
