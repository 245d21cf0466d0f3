import { plainDigits } from '../language/plain-digits.ts'
import { fields } from '../wording/en/content/fields.ts'
import { defineContentType } from './content-type.ts'
import { formed, line, picture, text } from './fields/field.ts'

/** The six backgrounds of the colour dropdown. A stored slide may have any `#rrggbb`. */
export const historyColours = [
  { name: 'Buff 100', value: '#F5EACB' },
  { name: 'Buff 300', value: '#E3C572' },
  { name: 'Shoal 100', value: '#DDEBF0' },
  { name: 'Shoal 200', value: '#BDD8E2' },
  { name: 'Navy 700', value: '#1A4569' },
  { name: 'Navy 900', value: '#0A2036' },
] as const

const labels = fields.historySlide

export const historySlide = defineContentType({
  name: 'historySlide',
  fields: {
    title: line(labels.title, { required: true }),
    image: picture(labels.image),
    colour: formed(labels.colour, /^(?:#[0-9a-f]{6})?$/i, `${labels.colour} is written #rrggbb`),
    year: formed(labels.year, /^\d{4}$/u, `${labels.year} has four digits`, {
      required: true,
      normalize: plainDigits,
    }),
    description: text(labels.description),
  },
  pictures: ['image'],
  translated: ['title', 'description'],
  key: ['year', 'title'],
  listing: {
    order: { by: 'year' },
    sortable: ['title', 'year'],
    searched: ['title', 'year', 'description'],
  },
  editors: ['CXTeam'],
  nouns: { one: 'history slide', many: 'history' },
})
