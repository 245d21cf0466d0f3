import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { allLanguages } from '#domain/language/in-language.ts'
import { SiteSearch } from '#ports/visitor/site-search.ts'
import type { Api } from '../api.ts'
import { asVisitor } from '../request/access/as-visitor.ts'
import { RequestedLanguage } from '../request/requested-language.ts'
import { ok } from '../response/envelope.ts'

export const searchHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'search',
    Effect.fnUntraced(function* (handlers) {
      const { find } = yield* SiteSearch
      const requested = yield* RequestedLanguage
      const fromVisitor = yield* asVisitor
      return handlers.handle(
        'find',
        Effect.fnUntraced(function* ({ query: { q: search = '', lang: named, ...query } }) {
          const { lang } = yield* requested(named === allLanguages ? undefined : named)
          const { hits: results, ...page } = yield* fromVisitor(find({ search, ...query }, lang))
          return ok({ results, ...page })
        }),
      )
    }),
  )
