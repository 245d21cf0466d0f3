import { Context, Effect, Layer } from 'effect'
import { openTags } from '#domain/content/home-page/stored-home-page.ts'
import type { ScopeSubject } from '#domain/connections/scope.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { furtherTags } from '#domain/language/language.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { RequestRefused } from '../response/request-refused.ts'
import { StaffCheck } from './access/staff-check.ts'

const unavailable = new RequestRefused({ status: 400, message: 'This language is not available.' })

const make = Effect.gen(function* () {
  const languages = yield* SiteLanguages
  const details = yield* HomePageDetails
  const staffRefusal = yield* StaffCheck
  const further = furtherTags(languages)

  /** Reads nothing unless a further language is named, and looks for a session or token only if it matters. */
  return Effect.fnUntraced(function* (lang: string | undefined, subject?: ScopeSubject) {
    if (lang === undefined || lang === languages[0].tag) return { lang: undefined, tags: [] }
    if (lang !== allLanguages && !further.includes(lang)) return yield* unavailable
    const isStaff = Effect.map(staffRefusal(subject), (refusal) => refusal === undefined)
    const open = openTags(yield* details.get(), languages)
    if (lang === allLanguages) return { lang, tags: (yield* isStaff) ? further : open }
    if (open.includes(lang) || (yield* isStaff)) return { lang, tags: [lang] }
    return yield* unavailable
  })
})

/**
 * The language that a read names, `undefined` for the default one, and the further languages that the response may
 * contain. Visitors may read open languages, signed-in callers all, and so may tokens that may read the subject.
 */
export class RequestedLanguage extends Context.Service<RequestedLanguage>()(
  'sahilan/server/api/RequestedLanguage',
  { make },
) {
  static readonly layer = Layer.effect(RequestedLanguage, make)
}
