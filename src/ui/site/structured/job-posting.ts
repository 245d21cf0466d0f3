import { paragraphs } from '#domain/content/paragraphs.ts'
import { nameOf } from '#domain/site-name.ts'
import type { Position } from '../career/career-data.ts'
import { applyAddress } from '../career/career-search.ts'
import type { Site } from '../layout/frame-data.ts'
import type { Thing } from './thing.ts'

/** What schema.org calls the kinds of employment that people write. */
const employmentTypes: Readonly<Record<string, string>> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  contract: 'CONTRACTOR',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
  internship: 'INTERN',
}

const employmentTypeOf = (written: string) => employmentTypes[written.toLowerCase().replace(/[^a-z]/g, '')]

/** The description of a posting is read as HTML. */
const html = (text: string) =>
  paragraphs(text)
    .map((paragraph) => `<p>${paragraph.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('')

/** The place before the last comma, or the whole where it names no country. */
const localityOf = ({ location, country }: Position) =>
  country === '' ? location : location.slice(0, Math.max(0, location.lastIndexOf(','))).trim()

/** An open position; nothing where it is not known who hires or when it was posted. */
export const jobPosting = (position: Position, site: Site, publicUrl: string): Thing | undefined => {
  const { id, title, company, country, employmentType, closingDate, createdAt } = position
  const hiring = company || nameOf(site)
  if (hiring === '' || createdAt === '') return undefined
  return {
    '@type': 'JobPosting',
    title,
    description: html(position.description),
    identifier: { '@type': 'PropertyValue', name: hiring, value: id },
    url: publicUrl + applyAddress(position),
    datePosted: createdAt.slice(0, 10),
    validThrough: closingDate ? `${closingDate}T23:59:59` : undefined,
    employmentType: employmentTypeOf(employmentType),
    hiringOrganization: { '@type': 'Organization', name: hiring },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: localityOf(position) || undefined,
        addressCountry: country || undefined,
      },
    },
  }
}
