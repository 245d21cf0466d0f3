import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { Page } from '#domain/content/list-query.ts'
import type { Subject } from '#domain/history/subject.ts'
import { History } from '#ports/history.ts'
import type { Api } from './api.ts'
import { answer } from './envelope.ts'
import { historyGroupName } from './history-group.ts'

const paged = <A>({ items, ...page }: Page<A>) => answer({ results: items, ...page })

export const activityHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'activity',
    Effect.fnUntraced(function* (handlers) {
      const history = yield* History
      return handlers
        .handle('list', ({ query }) => Effect.map(history.list(query), paged))
        .handle('get', ({ params }) =>
          Effect.map(history.get(params.id), (change) => answer({ results: change })),
        )
    }),
  )

export const historyHandlers = (api: Api, subject: Subject) =>
  HttpApiBuilder.group(
    api,
    historyGroupName(subject),
    Effect.fnUntraced(function* (handlers) {
      const history = yield* History
      return handlers.handle('of', ({ params, query }) =>
        Effect.map(history.of({ subject, itemId: params.id }, query), paged),
      )
    }),
  )
