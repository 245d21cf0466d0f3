import { defineContentType } from './content-type.ts'
import { line, picture } from './field.ts'

export const brand = defineContentType({
  name: 'brand',
  fields: {
    title: line('Title', { required: true }),
    image: picture('Image'),
    sector: line('Sector'),
  },
  pictures: ['image'],
  translated: ['title', 'sector'],
  listing: { order: 'position', sortable: ['title', 'sector'], searched: ['title', 'sector'] },
  editors: ['CXTeam'],
  nouns: { one: 'brand', many: 'brands' },
})
