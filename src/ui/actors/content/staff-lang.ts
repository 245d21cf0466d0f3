import { Effect } from 'effect'
import { allLanguages } from '#domain/language/in-language.ts'
import { SiteLanguages } from '#ports/site-languages.ts'

export type StaffLang = typeof allLanguages | undefined

/** Staff read and write in all languages. A site of one language is asked for none. */
export const staffLang: Effect.Effect<StaffLang> = Effect.map(SiteLanguages, ({ length }) =>
  length > 1 ? allLanguages : undefined,
)
