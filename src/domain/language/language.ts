/** The facts that the product knows about a language; no other module has any. */
export interface Language {
  /** As in addresses, `lang` attributes and translations. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** As in ISO 15924. */
  readonly script: 'Latn' | 'Arab' | 'Deva'
  /** The locale for `Intl`, always with the digits 0 to 9 and the Gregorian calendar. */
  readonly format: string
  /** The locale in Open Graph tags. */
  readonly openGraph: string
  /** Whether the product's own texts exist in it. */
  readonly hasCatalogue?: true
  /** The language of the second statement and brand name; the default language if absent. */
  readonly secondLanguage?: string
}

/** The language of the interface unless another one is chosen. */
export const english: Language = {
  tag: 'en',
  name: 'English',
  dir: 'ltr',
  script: 'Latn',
  format: 'en-GB',
  openGraph: 'en_GB',
  hasCatalogue: true,
  secondLanguage: 'ar',
}

/** The language that texts in Arabic letters are taken for. */
export const arabic: Language = {
  tag: 'ar',
  name: 'العربية',
  dir: 'rtl',
  script: 'Arab',
  format: 'ar-BH-u-ca-gregory-nu-latn',
  openGraph: 'ar_AR',
  hasCatalogue: true,
  secondLanguage: 'en',
}

export const knownLanguages: ReadonlyArray<Language> = [
  english,
  arabic,
  { tag: 'fr', name: 'Français', dir: 'ltr', script: 'Latn', format: 'fr-FR', openGraph: 'fr_FR' },
  {
    tag: 'fa',
    name: 'فارسی',
    dir: 'rtl',
    script: 'Arab',
    format: 'fa-IR-u-ca-gregory-nu-latn',
    openGraph: 'fa_IR',
  },
  {
    tag: 'ur',
    name: 'اردو',
    dir: 'rtl',
    script: 'Arab',
    format: 'ur-PK-u-ca-gregory-nu-latn',
    openGraph: 'ur_PK',
  },
  {
    tag: 'hi',
    name: 'हिन्दी',
    dir: 'ltr',
    script: 'Deva',
    format: 'hi-IN-u-ca-gregory-nu-latn',
    openGraph: 'hi_IN',
  },
]

export const languageOf = (tag: string): Language | undefined =>
  knownLanguages.find((each) => each.tag === tag)

/** The languages of a site: the default language first, then the further ones. */
export type Languages = readonly [Language, ...ReadonlyArray<Language>]

/** The tags of the languages whose texts are translations. */
export const furtherTags = ([, ...further]: Languages): ReadonlyArray<string> => further.map(({ tag }) => tag)

/** The languages in which the back office can be shown. */
export const interfaceLanguages = (languages: Languages): ReadonlyArray<Language> =>
  languages.filter(({ hasCatalogue }) => hasCatalogue)

/** The languages of a site that names none. */
export const defaultLanguages = 'en,ar'

/** The most languages: a sitemap holds 50,000 addresses, and each item has one for each language. */
const maxLanguages = 5

const tagsIn = (list: string) => list.split(',').map((tag) => tag.trim())

/** The error in a list of tags such as `en,ar`; `undefined` if it is valid. */
export const languagesError = (list: string): string | undefined => {
  const tags = tagsIn(list)
  if (tags.includes('')) return 'write a tag before and after each comma, such as en,ar'
  const unknown = tags.find((tag) => languageOf(tag) === undefined)
  if (unknown !== undefined)
    return `${unknown} is not known; write ${knownLanguages.map(({ tag }) => tag).join(', ')}`
  const repeated = tags.find((tag, index) => tags.indexOf(tag) !== index)
  if (repeated !== undefined) return `write ${repeated} once`
  return tags.length > maxLanguages ? `write at most ${maxLanguages} languages` : undefined
}

/** The languages of a valid list of tags. */
export const languagesIn = (list: string): Languages => {
  const [first = english, ...further] = tagsIn(list).flatMap((tag) => languageOf(tag) ?? [])
  return [first, ...further]
}
