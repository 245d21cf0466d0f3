import { defineContent } from './content.ts'
import { line, pictures } from './field.ts'

export const portfolioItem = defineContent({
  name: 'portfolioItem',
  fields: {
    title: line('Title', { required: true }),
    images: pictures('Images'),
  },
  pictures: ['images'],
  listing: { order: 'position', sortable: ['title'], searched: ['title'] },
  editors: [],
  nouns: { one: 'portfolio item', many: 'portfolio items' },
})
