import { defineContent } from './content-type.ts'
import { line, namedPictures } from './field.ts'

export const portfolioItem = defineContent({
  name: 'portfolioItem',
  fields: {
    title: line('Title', { required: true }),
    images: namedPictures('Images'),
  },
  pictures: ['images.image'],
  listing: { order: 'position', sortable: ['title'], searched: ['title'] },
  editors: [],
  nouns: { one: 'portfolio item', many: 'portfolio items' },
})
