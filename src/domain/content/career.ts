import { defineContentType } from './content-type.ts'
import { day, line, text } from './field.ts'

export const career = defineContentType({
  name: 'career',
  fields: {
    title: line('Title', { required: true }),
    company: line('Company'),
    department: line('Department'),
    location: line('Location', { required: true }),
    employmentType: line('Employment type'),
    experience: line('Experience'),
    closingDate: day('Closing date'),
    description: text('Description', { required: true }),
  },
  pictures: [],
  translated: ['title', 'company', 'department', 'location', 'employmentType', 'experience', 'description'],
  listing: {
    order: 'newest',
    sortable: ['title', 'company', 'location', 'closingDate'],
    searched: ['title', 'company', 'department', 'location', 'description'],
  },
  editors: ['Hr'],
  nouns: { one: 'career', many: 'careers' },
})

/** Whether a position takes applications on a day such as `2026-12-31`. Without a closing date it always does. */
export const isOpen = (position: { readonly closingDate: string }, today: string): boolean =>
  position.closingDate === '' || position.closingDate >= today
