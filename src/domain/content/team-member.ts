import { fields } from '../wording/en/fields.ts'
import { defineContentType } from './content-type.ts'
import { line, picture, text } from './field.ts'

const labels = fields.teamMember

export const teamMember = defineContentType({
  name: 'teamMember',
  fields: {
    name: line(labels.name, { required: true }),
    designation: line(labels.designation, { required: true }),
    image: picture(labels.image),
    description: text(labels.description),
  },
  pictures: ['image'],
  translated: ['name', 'designation', 'description'],
  listing: {
    order: 'position',
    sortable: ['name', 'designation'],
    searched: ['name', 'designation', 'description'],
  },
  editors: [],
  nouns: { one: 'team member', many: 'team members' },
})
