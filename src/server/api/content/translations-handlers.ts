import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { permits } from '#domain/access/permission.ts'
import { editOf } from '#domain/history/subject.ts'
import { Translations } from '#ports/content/translations.ts'
import type { Api } from '../api.ts'
import { Caller } from '../request/access/access.ts'
import { ok } from '../response/envelope.ts'

/** Returns the counts of what the caller may edit. */
export const translationsHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'translations',
    Effect.fnUntraced(function* (handlers) {
      const translations = yield* Translations
      return handlers.handle(
        'counts',
        Effect.fnUntraced(function* () {
          const { role } = (yield* Caller).user
          const counts = yield* translations.counts()
          return ok({ results: counts.filter(({ subject }) => permits(role, editOf(subject))) })
        }),
      )
    }),
  )
