import { Schema } from 'effect'
import { lengths } from './content/field.ts'

/** The five networks of the footer, in its order (F2). */
export const socialNetworks = ['LinkedIn', 'X', 'Instagram', 'Facebook', 'YouTube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

const bounded = (max: number) => Schema.String.check(Schema.isMaxLength(max))
const line = Schema.optionalKey(bounded(lengths.line))
const text = Schema.optionalKey(bounded(lengths.text))
const address = Schema.optionalKey(bounded(lengths.address))
const listOf = <S extends Schema.Top>(item: S) =>
  Schema.optionalKey(Schema.Array(item).check(Schema.isMaxLength(60)))

const Contact = Schema.Struct({
  address: text,
  phone: line,
  email: line,
  whatsapp: line,
  hours: line,
  map: address,
})

const Site = Schema.Struct({
  brandName: line,
  brandNameAr: line,
  legalName: line,
  logo: address,
  logoOnDark: address,
  copyright: line,
  contact: Schema.optionalKey(Contact),
  social: Schema.optionalKey(
    Schema.Struct({ LinkedIn: address, X: address, Instagram: address, Facebook: address, YouTube: address }),
  ),
})

const Fact = Schema.Struct({ value: bounded(lengths.line), label: bounded(lengths.line) })

const Service = Schema.Struct({
  title: bounded(lengths.line),
  company: line,
  image: address,
  text,
  points: listOf(bounded(lengths.line)),
})

/** The home page's single details object. Every part is optional; what is absent is not drawn. */
export const HomePage = Schema.Struct({
  site: Schema.optionalKey(Site),
  statement: text,
  statementAr: text,
  facts: listOf(Fact),
  services: listOf(Service),
  companiesTitle: line,
  historyTitle: line,
  newsTitle: line,
  portfolioTitle: line,
  enquiryTitle: line,
  enquiryText: text,
})
export type HomePage = typeof HomePage.Type

/** The details as they are kept; nothing was saved yet where they have no version. */
export type KeptHomePage = HomePage & {
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
  ].filter((picture) => picture !== undefined && picture !== '') as ReadonlyArray<string>
