import type { Language, Languages } from './language.ts'
import { addressOf, type PageLanguage } from './page-language.ts'

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

/** The page with the language of its canonical version: its own, or the default one if it is not written in its own. */
export const canonicalPage = <Page extends PageLanguage>(
  page: Page,
  versions: ReadonlyArray<Language>,
): Page =>
  versions.some(({ tag }) => tag === page.language.tag) ? page : { ...page, language: page.languages[0] }
