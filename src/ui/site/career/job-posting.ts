import { lastCommaIn } from '#domain/content/item/countries-of.ts'
import { countryCode } from '#domain/visitor-forms/enquiry/country-code.ts'
import { htmlOf } from '#domain/rich-text/html-of.ts'
import { htmlOfText } from '#domain/wording/html-of-text.ts'
import { canonicalPage } from '#domain/language/alternates.ts'
import { type PageOrigin, urlOf } from '#domain/language/page-language.ts'
import { offsetAt } from '#domain/time/offset-at.ts'
import { publishedDay } from '#domain/time/published-day.ts'
import { siteNameOf } from '#domain/settings/site-name.ts'
import type { Position } from './career-data.ts'
import { applyAddress } from './career-search.ts'
import type { SiteDetails } from '../layout/frame/frame-data.ts'
import type { SiteContext } from '../routes/page-reads.ts'
import type { Thing } from '../head/structured-data/thing.ts'

/** The kinds of employment in schema.org, by how staff write them. */
const employmentTypes: Readonly<Record<string, string>> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  contract: 'CONTRACTOR',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
  internship: 'INTERN',
}

const employmentTypeOf = (term: string) =>
  term ? (employmentTypes[term.toLowerCase().replace(/[^a-z]/g, '')] ?? 'OTHER') : undefined

/** The part before the last comma if a country follows it, otherwise the whole location. */
const localityOf = ({ location, countries }: Position) => {
  const comma = lastCommaIn(location)
  const isCountry = countries.includes(location.slice(comma + 1).trim())
  return isCountry ? location.slice(0, Math.max(0, comma)).trim() : location
}

const placeOf = (addressLocality: string | undefined, country = ''): Thing => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality,
    addressCountry: countryCode(country) || undefined,
  },
})

/** One place; for several countries one place each, without a locality. */
const placesOf = (position: Position) => {
  const { countries } = position.original ?? position
  return countries.length > 1
    ? countries.map((country) => placeOf(undefined, country))
    : placeOf(localityOf(position) || undefined, countries[0])
}

/** The last second of a day such as `2026-12-31`. */
const endOf = (day: string, timeZone: string) => {
  const end = `${day}T23:59:59`
  return end + offsetAt(timeZone, new Date(`${end}Z`))
}

/** Describes an open position; `undefined` if the employer or the date is unknown. */
export const jobPosting = (
  position: Position,
  site: SiteDetails,
  page: PageOrigin & Pick<SiteContext, 'timeZone'>,
): Thing | undefined => {
  const { id, title, company, closingDate, createdAt, original = position } = position
  const versions = page.languages.filter(({ tag }) => position.original?.versions.includes(tag) ?? true)
  const hiring = company || siteNameOf(site)
  if (hiring === '' || createdAt === '') return undefined
  return {
    '@type': 'JobPosting',
    title,
    description: position.body ? htmlOf(position.body, page) : htmlOfText(position.description),
    identifier: { '@type': 'PropertyValue', name: hiring, value: id },
    url: urlOf(canonicalPage(page, versions), applyAddress(position)),
    datePosted: publishedDay(page.timeZone, createdAt),
    validThrough: closingDate ? endOf(closingDate, page.timeZone) : undefined,
    employmentType: employmentTypeOf(original.employmentType),
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: hiring },
    jobLocation: placesOf(position),
  }
}
