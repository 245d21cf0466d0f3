import { defineContentType } from './content-type.ts'
import { line, picture, text } from './field.ts'

export const teamMember = defineContentType({
  name: 'teamMember',
  fields: {
    name: line('Name', { required: true }),
    designation: line('Designation', { required: true }),
    image: picture('Image'),
    description: text('Description'),
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
