import { fields } from '../wording/en/content/fields.ts'
import { defineContentType } from './content-type.ts'
import { line, namedPictures } from './fields/field.ts'

const labels = fields.portfolioItem

export const portfolioItem = defineContentType({
  name: 'portfolioItem',
  fields: {
    title: line(labels.title, { required: true }),
    images: namedPictures(labels.images),
  },
  pictures: ['images.image'],
  translated: ['title'],
  listing: { order: 'manual', sortable: ['title'], searched: ['title'] },
  editors: [],
  nouns: { one: 'portfolio item', many: 'portfolio items' },
})
