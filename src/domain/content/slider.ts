import { defineContentType } from './content-type.ts'
import { line, picture, text } from './field.ts'

export const slider = defineContentType({
  name: 'slider',
  fields: {
    title: line('Title', { required: true }),
    image: picture('Image'),
    description: text('Description'),
  },
  pictures: ['image'],
  translated: ['title', 'description'],
  mayDiffer: ['image'],
  listing: { order: 'position', sortable: ['title'], searched: ['title', 'description'] },
  editors: ['CXTeam'],
  nouns: { one: 'slider', many: 'sliders' },
})
