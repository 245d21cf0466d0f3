import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { fieldOf } from '#adapters/http/wire/renaming.ts'
import { wireOf } from '#adapters/http/wire/wire.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/access/role.ts'
import type { Page } from '#domain/content/list/list-query.ts'
import type { Activity } from '#domain/history/activity.ts'
import { isContentTypeName, subjects as every, type Subject } from '#domain/history/subject.ts'
import { History } from '#ports/content/history.ts'
import { Caller } from '../request/access/access.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'
import { unreadableParameter } from '../response/request-refused.ts'
import { historyGroupName } from './history-group.ts'
import { editableSubjects } from './subject-names.ts'

/** Hides the addresses from roles that may not see all activity. */
const shownTo =
  (role: Role) =>
  <A extends Activity>({ items, ...page }: Page<A>) =>
    ok({
      results: permits(role, 'activity.see') ? items : items.map((item) => ({ ...item, address: '' })),
      ...page,
    })

export const activityHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'activity',
    Effect.fnUntraced(function* (handlers) {
      const history = yield* History
      return handlers
        .handle(
          'list',
          Effect.fnUntraced(function* ({ query: { q, subjects, ...query } }) {
            const { role } = (yield* Caller).user
            const isWhole = subjects === undefined && permits(role, 'activity.see')
            const page = yield* history.list({
              ...query,
              ...(q !== undefined && { search: q }),
              ...(!isWhole && { subjects: editableSubjects(every, subjects, role) }),
            })
            return shownTo(role)(page)
          }),
        )
        .handle('get', ({ params }) =>
          Effect.map(history.get(params.id), (change) => ok({ results: change })),
        )
    }),
  )

/** The domain's name of a field with a wire name; those of the home page are the same. */
const nameOf = (subject: Subject, field: string) =>
  isContentTypeName(subject) ? fieldOf(wireOf(contentTypes[subject]), field) : field

export const historyHandlers = (api: Api, subject: Subject) =>
  HttpApiBuilder.group(
    api,
    historyGroupName(subject),
    Effect.fnUntraced(function* (handlers) {
      const history = yield* History
      return handlers.handle(
        'of',
        Effect.fnUntraced(function* ({ params, query: { field, source, ...query } }) {
          const { role } = (yield* Caller).user
          const ref = { subject, itemId: params.id }
          if (field === undefined && source === undefined) return shownTo(role)(yield* history.of(ref, query))
          if (field === undefined || source === undefined) return yield* unreadableParameter
          const change = yield* history.withSource(ref, { field: nameOf(subject, field), source })
          const items = change === undefined ? [] : [change]
          return shownTo(role)({ items, total: items.length })
        }),
      )
    }),
  )
