import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { discardables, type Discardable } from '#domain/history/subject.ts'
import { Trash } from '#ports/content/trash.ts'
import { Caller } from '../request/access.ts'
import type { Api } from '../api.ts'
import { answer } from '../response/envelope.ts'
import { mayEditOf } from './subject-names.ts'
import { discardedGroupName } from './trash-group.ts'

export const trashHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'trash',
    Effect.fnUntraced(function* (handlers) {
      const trash = yield* Trash
      return handlers.handle(
        'list',
        Effect.fnUntraced(function* ({ query: { q, subjects, ...paging } }) {
          const { entry } = yield* Caller
          const shown = mayEditOf(discardables, subjects, entry.role)
          const { items, ...page } = yield* trash.list({
            ...paging,
            subjects: shown,
            ...(q !== undefined && { search: q }),
          })
          return answer({ results: items, ...page })
        }),
      )
    }),
  )

export const discardedHandlers = (api: Api, subject: Discardable) =>
  HttpApiBuilder.group(
    api,
    discardedGroupName(subject),
    Effect.fnUntraced(function* (handlers) {
      const trash = yield* Trash
      return handlers
        .handle('restore', ({ params }) =>
          Effect.as(trash.restore({ subject, itemId: params.id }), answer({ results: params })),
        )
        .handle('erase', ({ params }) =>
          Effect.as(trash.erase({ subject, itemId: params.id }), answer({ results: params })),
        )
    }),
  )
