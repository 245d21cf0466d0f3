import { isMultilingual, type PageLanguage } from '#domain/language/page-language.ts'

/** A schema.org thing. Undefined properties are omitted. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The `inLanguage` of a text; `undefined` as long as the site has one language. */
export const languageTagOf = (page: PageLanguage): string | undefined =>
  isMultilingual(page) ? page.language.tag : undefined

/** The things of one page as JSON-LD; `undefined` if there are none. */
export const graphOf = (things: ReadonlyArray<Thing | undefined>): string | undefined => {
  const known = things.filter((thing) => thing !== undefined)
  if (known.length === 0) return undefined
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': known })
}
