import { Schema } from 'effect'
import { addressesAt } from '../content/pictures-at.ts'
import { plainEmail } from '../forms/contact-rules.ts'
import { bounded, lengths, maxEntries, type Options } from '../content/field.ts'
import { plainDigits } from '../language/plain-digits.ts'
import { translatable, type TextField } from '../language/translatable.ts'
import type { TranslatedFields } from '../language/translated-fields.ts'

/** The five networks of the footer, in its order (F2). */
export const socialNetworks = ['LinkedIn', 'X', 'Instagram', 'Facebook', 'YouTube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

const line = (label: string, options: Pick<Options, 'normalize'> = {}) =>
  Schema.optionalKey(bounded(label, options))
const text = (label: string) => Schema.optionalKey(bounded(label, { max: lengths.text }))
const picture = (label: string) => Schema.optionalKey(bounded(label, { max: lengths.address }))

/** The address of another page. Only `http` and `https` are allowed, so that no address runs as a script. */
const link = (label: string) =>
  Schema.optionalKey(
    bounded(label, { max: lengths.address }).check(
      Schema.isPattern(/^(?:https?:\/\/\S+)?$/i, { message: `${label} starts with https://` }),
    ),
  )

/** A text that must be present but may be empty. */
const present = (label: string) =>
  bounded(label).pipe(Schema.annotateKey({ messageMissingKey: `${label} is required` }))

interface Texts<Translated extends string, Differing extends string> {
  readonly translated?: ReadonlyArray<Translated>
  readonly mayDiffer?: ReadonlyArray<Differing>
}

const part = <
  Fields extends Schema.Struct.Fields,
  Translated extends TextField<Fields> = never,
  Differing extends TextField<Fields> = never,
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
    address: text('Address'),
    phone: line('Phone', { normalize: plainDigits }),
    email: line('Email', { normalize: plainEmail }),
    whatsapp: line('WhatsApp', { normalize: plainDigits }),
    hours: line('Hours'),
    map: link('Map'),
  },
  contactTexts,
)

const Social = Schema.Struct({
  LinkedIn: link('LinkedIn'),
  X: link('X'),
  Instagram: link('Instagram'),
  Facebook: link('Facebook'),
  YouTube: link('YouTube'),
} satisfies Record<SocialNetwork, unknown>).annotate({ message: 'Social must be an object' })

const Site = part(
  'Site',
  {
    brandName: line('Brand name'),
    brandNameAr: line('Brand name in Arabic'),
    legalName: line('Legal name'),
    logo: picture('Logo'),
    logoOnDark: picture('Logo on dark'),
    copyright: line('Copyright'),
    contact: Schema.optionalKey(Contact),
    social: Schema.optionalKey(Social),
  },
  siteTexts,
)

const Fact = part('Fact', { value: present('Value'), label: present('Label') }, factTexts)

const Service = part(
  'Service',
  {
    title: present('Title'),
    company: line('Company'),
    image: picture('Image'),
    text: text('Text'),
    points: listOf('Points', bounded('Point')),
  },
  serviceTexts,
)

/** The home page's single details object. Every part is optional; the page leaves out an absent one. */
export const HomePage = part(
  'Home page',
  {
    site: Schema.optionalKey(Site),
    statement: text('Statement'),
    statementAr: text('Statement in Arabic'),
    facts: listOf('Facts', Fact),
    services: listOf('Services', Service),
    companiesTitle: line('Companies title'),
    historyTitle: line('History title'),
    newsTitle: line('News title'),
    portfolioTitle: line('Portfolio title'),
    enquiryTitle: line('Enquiry title'),
    enquiryText: text('Enquiry text'),
    languages: listOf('Languages', Schema.String),
  },
  pageTexts,
)
export type HomePage = typeof HomePage.Type

/** Which texts of the home page have translations. */
export const homePageTexts: TranslatedFields = {
  ...pageTexts,
  groups: {
    site: { ...siteTexts, groups: { contact: contactTexts } },
    facts: factTexts,
    services: serviceTexts,
  },
}

/** The stored details. They have no version before the first save. */
export type StoredHomePage = HomePage & {
  readonly version?: number
  readonly createdAt?: string
  readonly updatedAt?: string
}

/** The paths of all pictures of the home page. */
export const homePagePicturePaths: ReadonlyArray<string> = [
  'site.logo',
  'site.logoOnDark',
  'services.image',
  ...siteTexts.mayDiffer.map((field) => `site.translations.*.${field}`),
]

/** The addresses of all pictures to which the details refer. */
export const homePagePictures = (details: HomePage): ReadonlyArray<string> =>
  addressesAt(details, homePagePicturePaths)
