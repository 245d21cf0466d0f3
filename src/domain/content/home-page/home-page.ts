import { Schema } from 'effect'
import { fields as fieldWords } from '../../wording/en/content/fields.ts'
import { formRules } from '../../wording/en/site/form-rules.ts'
import { addressesAt } from '../pictures/pictures-at.ts'
import { plainEmail } from '../../forms/contact-rules.ts'
import { bounded, link, maxEntries, type Options } from '../fields/field.ts'
import { lengths } from '../fields/lengths.ts'
import { plainDigits } from '../../language/plain-digits.ts'
import { translatable, type TranslatableText } from '../../language/translatable.ts'
import type { TranslatedFields } from '../../language/translated-fields.ts'

const labels = fieldWords.homePage

/** The five networks of the footer, in its order (F2). */
export const socialNetworks = ['LinkedIn', 'X', 'Instagram', 'Facebook', 'YouTube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** The pages whose head may have its own words. */
export const headedPages = ['about', 'services', 'careers', 'contact', 'news'] as const
export type HeadedPage = (typeof headedPages)[number]

const line = (label: string, options: Pick<Options, 'normalize'> = {}) =>
  Schema.optionalKey(bounded(label, options))
const text = (label: string) => Schema.optionalKey(bounded(label, { max: lengths.text }))
const picture = (label: string) => Schema.optionalKey(bounded(label, { max: lengths.address }))

/** A text that must be present but may be empty. */
const present = (label: string) =>
  bounded(label).pipe(Schema.annotateKey({ messageMissingKey: `${label} is required` }))

interface Texts<Translated extends string, Differing extends string> {
  readonly translated?: ReadonlyArray<Translated>
  readonly mayDiffer?: ReadonlyArray<Differing>
}

const part = <
  Fields extends Schema.Struct.Fields,
  Translated extends TranslatableText<Fields> = never,
  Differing extends TranslatableText<Fields> = never,
>(
  label: string,
  fields: Fields,
  texts: Texts<Translated, Differing> = {},
) =>
  Schema.Struct({ ...fields, ...translatable(fields, texts) }).annotate({
    message: `${label} must be an object`,
  })

const listOf = <S extends Schema.Top>(label: string, item: S) =>
  Schema.optionalKey(
    Schema.Array(item)
      .annotate({ message: `${label} must be a list` })
      .check(Schema.isMaxLength(maxEntries, { message: `${label} have at most ${maxEntries} entries` })),
  )

const contactTexts = { translated: ['address', 'hours'] } as const
const siteTexts = {
  translated: ['brandName', 'legalName', 'copyright'],
  mayDiffer: ['logo', 'logoOnDark'],
} as const
const factTexts = { translated: ['label'], mayDiffer: ['value'] } as const
const serviceTexts = { translated: ['title', 'company', 'text', 'points'] } as const
const headTexts = { translated: ['title', 'lead'] } as const
const principleTexts = { translated: ['title', 'text'] } as const
const pressTexts = { translated: ['name'] } as const
const pageTexts = {
  translated: [
    'statement',
    'companiesTitle',
    'historyTitle',
    'newsTitle',
    'portfolioTitle',
    'enquiryTitle',
    'enquiryText',
  ],
} as const

const Contact = part(
  'Contact',
  {
    address: text(labels.address),
    phone: line(labels.phone, { normalize: plainDigits }),
    email: line(labels.email, { normalize: plainEmail }),
    whatsapp: line(labels.whatsapp, { normalize: plainDigits }),
    hours: line(labels.hours),
    map: link(labels.map),
  },
  contactTexts,
)

const Social = Schema.Struct({
  LinkedIn: link(labels.social.LinkedIn),
  X: link(labels.social.X),
  Instagram: link(labels.social.Instagram),
  Facebook: link(labels.social.Facebook),
  YouTube: link(labels.social.YouTube),
} satisfies Record<SocialNetwork, unknown>).annotate({ message: 'Social must be an object' })

const Site = part(
  'Site',
  {
    brandName: line(labels.brandName),
    brandNameAr: line('Brand name in Arabic'),
    legalName: line(labels.legalName),
    logo: picture(labels.logo),
    logoOnDark: picture(labels.logoOnDark),
    copyright: line(labels.copyright),
    contact: Schema.optionalKey(Contact),
    social: Schema.optionalKey(Social),
  },
  siteTexts,
)

const Fact = part(
  'Fact',
  { value: present(labels.facts.value), label: present(labels.facts.label) },
  factTexts,
)

const Service = part(
  'Service',
  {
    title: present(labels.services.title),
    company: line(labels.services.company),
    image: picture('Image'),
    text: text(labels.services.text),
    points: listOf(labels.services.points, bounded('Point')),
  },
  serviceTexts,
)

const Head = part(
  'A page',
  {
    title: line(labels.pages.title),
    lead: text(labels.pages.lead),
    picture: picture(labels.pages.picture),
  },
  headTexts,
)
const head = Schema.optionalKey(Head)

const Pages = Schema.Struct({
  about: head,
  services: head,
  careers: head,
  contact: head,
  news: head,
} satisfies Record<HeadedPage, unknown>).annotate({ message: 'Pages must be an object' })

const Principle = part(
  'Principle',
  { title: present(labels.principles.title), text: text(labels.principles.text) },
  principleTexts,
)

const Press = part(
  'Press contact',
  {
    name: line(labels.press.name),
    email: Schema.optionalKey(
      bounded(labels.press.email, { normalize: plainEmail }).check(
        Schema.isPattern(/^(?:[^\s@]+@[^\s@]+)?$/u, { message: formRules.emailFormat }),
      ),
    ),
    phone: line(labels.press.phone, { normalize: plainDigits }),
  },
  pressTexts,
)

/** The home page's single details object. Every part is optional; the page leaves out an absent one. */
export const HomePageContent = part(
  'Home page',
  {
    site: Schema.optionalKey(Site),
    statement: text(labels.statement),
    statementAr: text('Statement in Arabic'),
    facts: listOf('Facts', Fact),
    services: listOf('Services', Service),
    companiesTitle: line(labels.companiesTitle),
    historyTitle: line(labels.historyTitle),
    newsTitle: line(labels.newsTitle),
    portfolioTitle: line(labels.portfolioTitle),
    enquiryTitle: line(labels.enquiryTitle),
    enquiryText: text(labels.enquiryText),
    pages: Schema.optionalKey(Pages),
    principles: listOf('Principles', Principle),
    press: Schema.optionalKey(Press),
    /** Whether visitors may apply without a position. */
    openApplication: Schema.optionalKey(
      Schema.Boolean.annotate({ message: 'Applications without a position must be true or false' }),
    ),
    languages: listOf('Languages', Schema.String),
  },
  pageTexts,
)
export type HomePageContent = typeof HomePageContent.Type

/** Which texts of the home page have translations. */
export const homePageTexts: TranslatedFields = {
  ...pageTexts,
  groups: {
    site: { ...siteTexts, groups: { contact: contactTexts } },
    facts: factTexts,
    services: serviceTexts,
    pages: { groups: Object.fromEntries(headedPages.map((page) => [page, headTexts])) },
    principles: principleTexts,
    press: pressTexts,
  },
}

/** The stored details. They have no version before the first save. */
export type StoredHomePage = HomePageContent & {
  readonly version?: number
  readonly createdAt?: string
  readonly updatedAt?: string
}

/** The paths of all pictures of the home page. */
export const homePagePicturePaths: ReadonlyArray<string> = [
  'site.logo',
  'site.logoOnDark',
  'services.image',
  ...headedPages.map((page) => `pages.${page}.picture`),
  ...siteTexts.mayDiffer.map((field) => `site.translations.*.${field}`),
]

/** The addresses of all pictures to which the details refer. */
export const homePagePictures = (details: HomePageContent): ReadonlyArray<string> =>
  addressesAt(details, homePagePicturePaths)
