import { formTranslations, type FormTranslations } from '#domain/forms/form-translations.ts'
import { isEmpty } from '#domain/content/merge/is-same.ts'
import type { Translatable } from '#domain/language/translated-fields.ts'
import {
  headedPages,
  socialNetworks,
  type HeadedPage,
  type HomePageContent,
  type StoredHomePage,
} from '#domain/content/home-page/home-page.ts'
import type { Form, PictureValue } from '#domain/forms/pending-pictures.ts'

const texts = <const Names extends ReadonlyArray<string>>(...names: Names) =>
  Object.fromEntries(names.map((name) => [name, ''])) as { readonly [Name in Names[number]]: string }

/** Former names of translations, which the form has as such. */
type Alias = 'statementAr' | 'brandNameAr'

/** Requires every part of one language, so that none is left out of the form; a save keeps what it lacks. */
type PartsOf<Details> = Record<
  Exclude<keyof NonNullable<Details>, keyof Translatable | Alias | 'languages'>,
  unknown
>
type Site = NonNullable<HomePageContent['site']>

const blankSite = {
  ...texts('brandName', 'legalName', 'copyright'),
  logo: '' as PictureValue,
  logoOnDark: '' as PictureValue,
  contact: texts('address', 'phone', 'email', 'whatsapp', 'hours', 'map') satisfies PartsOf<Site['contact']>,
  social: texts(...socialNetworks) satisfies PartsOf<Site['social']>,
} as const satisfies PartsOf<Site>

export const blankFact = texts('value', 'label') satisfies PartsOf<
  NonNullable<HomePageContent['facts']>[number]
>

export const blankService = {
  ...texts('title', 'company', 'text'),
  image: '' as PictureValue,
  points: [] as ReadonlyArray<string>,
} as const satisfies PartsOf<NonNullable<HomePageContent['services']>[number]>

export const blankPrinciple = texts('title', 'text') satisfies PartsOf<
  NonNullable<HomePageContent['principles']>[number]
>

const blankHead = { ...texts('title', 'lead'), picture: '' as PictureValue } as const satisfies PartsOf<
  NonNullable<HomePageContent['pages']>[HeadedPage]
>

const blankPress = texts('name', 'email', 'phone') satisfies PartsOf<HomePageContent['press']>

const headsOf = (pages: NonNullable<HomePageContent['pages']>) =>
  // Every page has a head.
  Object.fromEntries(headedPages.map((page) => [page, filled(blankHead, pages[page] ?? {})])) as {
    readonly [Page in HeadedPage]: typeof blankHead & FormTranslations
  }

const blankHomePage = {
  site: blankSite,
  ...texts('statement'),
  facts: [] as ReadonlyArray<typeof blankFact>,
  services: [] as ReadonlyArray<typeof blankService>,
  ...texts('companiesTitle', 'historyTitle', 'newsTitle', 'portfolioTitle', 'enquiryTitle', 'enquiryText'),
  pages: {} as ReturnType<typeof headsOf>,
  principles: [] as ReadonlyArray<typeof blankPrinciple>,
  press: blankPress,
  openApplication: false as boolean,
} as const satisfies PartsOf<Omit<HomePageContent, 'languages'>>

/** The editor's values: every part is present, and pictures may be files to be uploaded. */
export type HomePageForm = typeof blankHomePage & FormTranslations & Pick<HomePageContent, 'languages'>

const filled = <Values extends object>(
  blank: Values,
  stored: { readonly [Name in keyof Values]?: unknown },
) =>
  // A stored field has the type of its blank one, as both derive from `HomePageContent`.
  ({
    ...Object.fromEntries(
      Object.entries(blank).map(([name, value]) => [name, stored[name as keyof Values] ?? value]),
    ),
    ...formTranslations(stored),
  }) as Values & FormTranslations

export const homePageFormOf = (details: StoredHomePage): HomePageForm => {
  const {
    site = {},
    facts = [],
    services = [],
    languages = [],
    pages = {},
    principles = [],
    press = {},
    translations,
  } = details
  const { contact = {}, social = {} } = site
  return {
    ...filled(blankHomePage, details),
    // Another back end may know no languages.
    ...(translations && { languages }),
    site: {
      ...filled(blankSite, site),
      contact: filled(blankSite.contact, contact),
      social: filled(blankSite.social, social),
    },
    facts: facts.map((fact) => filled(blankFact, fact)),
    services: services.map((service) => filled(blankService, service)),
    pages: headsOf(pages),
    principles: principles.map((principle) => filled(blankPrinciple, principle)),
    press: filled(blankPress, press),
  }
}

/** The home page of a form with uploaded pictures, without empty entries. */
export const homePageOf = (form: Form): HomePageContent & { readonly version?: number } => {
  // The save machine has replaced every file by its address.
  const { facts = [], services = [], pages = {}, principles = [], ...rest } = form as Form & HomePageContent
  return {
    ...rest,
    facts: facts.filter(hasWords),
    pages: Object.fromEntries(Object.entries(pages).filter(([, head]) => hasWords(head))),
    principles: principles.filter(hasWords),
    services: services.map((service) => ({ ...service, ...withoutBlankPoints(service) })).filter(hasWords),
  }
}

/** Source hashes say nothing by themselves. */
const hasWords = ({ sources: _, ...entry }: Translatable) => !isEmpty(entry)

type Points = Pick<NonNullable<HomePageContent['services']>[number], 'points' | 'translations'>

const withoutBlankPoints = ({ points = [], translations }: Points): Points => ({
  points: points.filter((point) => point.trim() !== ''),
  ...(translations && {
    translations: Object.fromEntries(
      Object.entries(translations).map(([tag, said]) => [
        tag,
        Array.isArray(said.points) ? { ...said, ...withoutBlankPoints({ points: said.points }) } : said,
      ]),
    ),
  }),
})
