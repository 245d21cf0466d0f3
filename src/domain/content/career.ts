import { fields } from '../wording/en/content/fields.ts'
import { defineContentType } from './content-type.ts'
import { brandId, date, line, richText, text } from './fields/field.ts'

const labels = fields.career

export const career = defineContentType({
  name: 'career',
  fields: {
    title: line(labels.title, { required: true }),
    company: line(labels.company),
    department: line(labels.department),
    location: line(labels.location, { required: true }),
    employmentType: line(labels.employmentType),
    experience: line(labels.experience),
    closingDate: date(labels.closingDate),
    description: text(labels.description, { required: true }),
    body: richText(labels.body),
    brandId: brandId(labels.brandId),
  },
  pictures: [],
  translated: ['title', 'company', 'department', 'location', 'employmentType', 'experience', 'description'],
  rich: { body: 'description' },
  optional: ['brandId'],
  references: { brandId: 'brand' },
  key: ['title', 'company', 'location'],
  listing: {
    order: 'newest',
    sortable: ['title', 'company', 'location', 'closingDate'],
    searched: ['title', 'company', 'department', 'location', 'description'],
  },
  editors: ['Hr'],
  nouns: { one: 'career', many: 'careers' },
})

/** Whether a position takes applications on a day such as `2026-12-31`. Without a closing date it always does. */
export const isOpenPosition = (position: { readonly closingDate: string }, today: string): boolean =>
  position.closingDate === '' || position.closingDate >= today
