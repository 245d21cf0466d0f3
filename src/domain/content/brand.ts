import { plainDigits } from '../language/plain-digits.ts'
import { fields } from '../wording/en/content/fields.ts'
import { isEmpty } from './merge/is-same.ts'
import { company, companyGroups } from './company.ts'
import { defineContentType } from './content-type.ts'
import { line, optional, picture } from './fields/field.ts'
import { lengths } from './fields/lengths.ts'

const labels = fields.brand

/** The fields of the company's own page. */
const ofPage = [
  'summary',
  'picture',
  'figures',
  'activities',
  'legalName',
  'registration',
  'countries',
  'certificates',
  'director',
  'ownership',
  'contact',
] as const

export const brand = defineContentType({
  name: 'brand',
  fields: {
    title: line(labels.title, { required: true }),
    image: picture(labels.image),
    sector: line(labels.sector),
    summary: optional(labels.summary, { max: 400 }),
    picture: optional(labels.picture, { max: lengths.address }),
    figures: company.figures,
    activities: company.activities,
    legalName: optional(labels.legalName),
    registration: optional(labels.registration, { normalize: plainDigits }),
    countries: optional(labels.countries),
    certificates: optional(labels.certificates),
    director: optional(labels.director),
    ownership: optional(labels.ownership),
    contact: company.contact,
  },
  pictures: ['image', 'picture'],
  translated: [
    'title',
    'sector',
    'summary',
    'legalName',
    'countries',
    'certificates',
    'director',
    'ownership',
  ],
  groups: companyGroups,
  optional: ofPage,
  links: { 'contact.website': 'address', 'contact.map': 'address' },
  listing: {
    order: 'manual',
    sortable: ['title', 'sector'],
    searched: ['title', 'sector', 'summary', 'activities'],
  },
  editors: ['CXTeam'],
  nouns: { one: 'brand', many: 'brands' },
})

/** Whether a brand has a page: it says more than fits a cell. */
export const hasPage = (item: object): boolean =>
  ofPage.some((field) => !isEmpty(Reflect.get(item, field) ?? ''))

export const companyPath = ({ id }: { readonly id: string }): string => `/companies/${id}`
