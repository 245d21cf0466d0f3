import type { Language, Languages } from './language.ts'
import { addressOf } from './page-language.ts'

/** A version of a page as search engines find it. */
export interface Alternate {
  readonly hreflang: string
  readonly path: string
}

/** All versions of a page, each of which names all; none if there is only one. */
export const alternatesOf = (
  path: string,
  languages: Languages,
  versions: ReadonlyArray<Language> = languages,
): ReadonlyArray<Alternate> =>
  versions.length < 2
    ? []
    : [
        ...versions.map((language) => ({
          hreflang: language.tag,
          path: addressOf({ language, languages }, path),
        })),
        { hreflang: 'x-default', path },
      ]
