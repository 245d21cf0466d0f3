import { Context, Effect, Layer } from 'effect'
import type { ScopeSubject } from '#domain/connections/scope.ts'
import type { ContentQuery } from '#domain/content/list/list-query.ts'
import { furtherTags } from '#domain/language/language.ts'
import type { TranslationState } from '#domain/language/translation-state.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { unreadableParameter } from '../response/request-refused.ts'
import { StaffCheck } from './access/staff-check.ts'

const make = Effect.gen(function* () {
  const further = furtherTags(yield* SiteLanguages)
  const staffRefusal = yield* StaffCheck

  /** Looks for a session or token only if one of the parameters is there. */
  return Effect.fnUntraced(function* (
    state: TranslationState | undefined,
    lang: string | undefined,
    subject: ScopeSubject,
  ) {
    if (state === undefined && lang === undefined) return {}
    if (state === undefined || lang === undefined || !further.includes(lang))
      return yield* unreadableParameter
    const refusal = yield* staffRefusal(subject)
    if (refusal !== undefined) return yield* refusal
    return { translation: { state, lang } } satisfies ContentQuery
  })
})

/** The state of translations by which signed-in callers filter a list, and its language. */
export class RequestedState extends Context.Service<RequestedState>()('sahilan/server/api/RequestedState', {
  make,
}) {
  static readonly layer = Layer.effect(RequestedState, make)
}
