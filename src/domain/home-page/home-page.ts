import { Schema } from 'effect'
import { bounded, lengths, mostEntries } from '../content/field.ts'

/** The five networks of the footer, in its order (F2). */
export const socialNetworks = ['LinkedIn', 'X', 'Instagram', 'Facebook', 'YouTube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

const line = (label: string) => Schema.optionalKey(bounded(label))
const text = (label: string) => Schema.optionalKey(bounded(label, { max: lengths.text }))
const picture = (label: string) => Schema.optionalKey(bounded(label, { max: lengths.address }))

/** A page elsewhere; an address that would run as a script is none. */
const link = (label: string) =>
  Schema.optionalKey(
    bounded(label, { max: lengths.address }).check(
      Schema.isPattern(/^(?:https?:\/\/\S+)?$/i, { message: `${label} starts with https://` }),
    ),
  )

/** A text that its entry cannot be without; it may be empty. */
const given = (label: string) =>
  bounded(label).pipe(Schema.annotateKey({ messageMissingKey: `${label} is required` }))

const part = <Fields extends Schema.Struct.Fields>(label: string, fields: Fields) =>
  Schema.Struct(fields).annotate({ message: `${label} must be an object` })

const listOf = <S extends Schema.Top>(label: string, item: S) =>
  Schema.optionalKey(
    Schema.Array(item)
      .annotate({ message: `${label} must be a list` })
      .check(Schema.isMaxLength(mostEntries, { message: `${label} have at most ${mostEntries} entries` })),
  )

const Contact = part('Contact', {
  address: text('Address'),
  phone: line('Phone'),
  email: line('Email'),
  whatsapp: line('WhatsApp'),
  hours: line('Hours'),
  map: link('Map'),
})

const Social = part('Social', {
  LinkedIn: link('LinkedIn'),
  X: link('X'),
  Instagram: link('Instagram'),
  Facebook: link('Facebook'),
  YouTube: link('YouTube'),
} satisfies Record<SocialNetwork, unknown>)

const Site = part('Site', {
  brandName: line('Brand name'),
  brandNameAr: line('Brand name in Arabic'),
  legalName: line('Legal name'),
  logo: picture('Logo'),
  logoOnDark: picture('Logo on dark'),
  copyright: line('Copyright'),
  contact: Schema.optionalKey(Contact),
  social: Schema.optionalKey(Social),
})

const Fact = part('Fact', { value: given('Value'), label: given('Label') })

const Service = part('Service', {
  title: given('Title'),
  company: line('Company'),
  image: picture('Image'),
  text: text('Text'),
  points: listOf('Points', bounded('Point')),
})

/** The home page's single details object. Every part is optional; what is absent is not drawn. */
export const HomePage = part('Home page', {
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
})
export type HomePage = typeof HomePage.Type

/** The details as they are kept; nothing was saved yet where they have no version. */
export type StoredHomePage = HomePage & {
  readonly version?: number
  readonly createdAt?: string
  readonly updatedAt?: string
}

/** The addresses of all pictures that the details refer to. */
export const homePagePictures = (details: HomePage): ReadonlyArray<string> =>
  [
    details.site?.logo,
    details.site?.logoOnDark,
    ...(details.services ?? []).map((service) => service.image),
  ].filter((address): address is string => address !== undefined && address !== '')
