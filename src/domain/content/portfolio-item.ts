import { defineContentType } from './content-type.ts'
import { line, namedPictures } from './field.ts'

export const portfolioItem = defineContentType({
  name: 'portfolioItem',
  fields: {
    title: line('Title', { required: true }),
    images: namedPictures('Images'),
  },
  pictures: ['images.image'],
  translated: ['title'],
  listing: { order: 'position', sortable: ['title'], searched: ['title'] },
  editors: [],
  nouns: { one: 'portfolio item', many: 'portfolio items' },
})
