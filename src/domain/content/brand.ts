import { fields } from '../wording/en/fields.ts'
import { defineContentType } from './content-type.ts'
import { line, picture } from './field.ts'

const labels = fields.brand

export const brand = defineContentType({
  name: 'brand',
  fields: {
    title: line(labels.title, { required: true }),
    image: picture(labels.image),
    sector: line(labels.sector),
  },
  pictures: ['image'],
  translated: ['title', 'sector'],
  listing: { order: 'position', sortable: ['title', 'sector'], searched: ['title', 'sector'] },
  editors: ['CXTeam'],
  nouns: { one: 'brand', many: 'brands' },
})
