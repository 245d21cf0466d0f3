import { fields } from '../wording/en/content/fields.ts'
import { defineContentType } from './content-type.ts'
import { line, picture, text } from './fields/field.ts'

const labels = fields.slider

export const slider = defineContentType({
  name: 'slider',
  fields: {
    title: line(labels.title, { required: true }),
    image: picture(labels.image),
    description: text(labels.description),
  },
  pictures: ['image'],
  translated: ['title', 'description'],
  mayDiffer: ['image'],
  listing: { order: 'manual', sortable: ['title'], searched: ['title', 'description'] },
  editors: ['CXTeam'],
  nouns: { one: 'slider', many: 'sliders' },
})
