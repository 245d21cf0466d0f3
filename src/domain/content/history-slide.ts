import { plainDigits } from '../language/plain-digits.ts'
import { defineContentType } from './content-type.ts'
import { formed, line, picture, text } from './field.ts'

/** The six backgrounds of the colour dropdown. A stored slide may have any `#rrggbb`. */
export const historyColours = [
  { name: 'Buff 100', value: '#F5EACB' },
  { name: 'Buff 300', value: '#E3C572' },
  { name: 'Shoal 100', value: '#DDEBF0' },
  { name: 'Shoal 200', value: '#BDD8E2' },
  { name: 'Navy 700', value: '#1A4569' },
  { name: 'Navy 900', value: '#0A2036' },
] as const

export const historySlide = defineContentType({
  name: 'historySlide',
  fields: {
    title: line('Title', { required: true }),
    image: picture('Image'),
    colour: formed('Background colour', /^(?:#[0-9a-f]{6})?$/i, 'Background colour is written #rrggbb'),
    year: formed('Year', /^\d{4}$/u, 'Year has four digits', { required: true, normalize: plainDigits }),
    description: text('Description'),
  },
  pictures: ['image'],
  translated: ['title', 'description'],
  listing: {
    order: { by: 'year' },
    sortable: ['title', 'year'],
    searched: ['title', 'year', 'description'],
  },
  editors: ['CXTeam'],
  nouns: { one: 'history slide', many: 'history' },
})
