import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { trashableSubjects, type Trashable } from '#domain/history/subject.ts'
import { Trash } from '#ports/content/trash.ts'
import { Caller } from '../request/access/access.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'
import { editableSubjects } from './subject-names.ts'
import { trashedItemGroupName } from './trash-group.ts'

export const trashHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'trash',
    Effect.fnUntraced(function* (handlers) {
      const trash = yield* Trash
      return handlers.handle(
        'list',
        Effect.fnUntraced(function* ({ query: { q, subjects, ...paging } }) {
          const { user } = yield* Caller
          const shown = editableSubjects(trashableSubjects, subjects, user.role)
          const { items, ...page } = yield* trash.list({
            ...paging,
            subjects: shown,
            ...(q !== undefined && { search: q }),
          })
          return ok({ results: items, ...page })
        }),
      )
    }),
  )

export const trashedItemHandlers = (api: Api, subject: Trashable) =>
  HttpApiBuilder.group(
    api,
    trashedItemGroupName(subject),
    Effect.fnUntraced(function* (handlers) {
      const trash = yield* Trash
      return handlers
        .handle('restore', ({ params }) =>
          Effect.as(trash.restore({ subject, itemId: params.id }), ok({ results: params })),
        )
        .handle('erase', ({ params }) =>
          Effect.as(trash.erase({ subject, itemId: params.id }), ok({ results: params })),
        )
    }),
  )
