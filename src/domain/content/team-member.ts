import { isRichText } from '../rich-text/is-rich-text.ts'
import { fields } from '../wording/en/content/fields.ts'
import { defineContentType } from './content-type.ts'
import { paragraphs } from './item/paragraphs.ts'
import { line, oneOf, picture, richText, text } from './fields/field.ts'

const labels = fields.teamMember

/** The groups of the team, in the order of the About page. */
export const boards = ['executive', 'board', 'committees'] as const
export type Board = (typeof boards)[number]

export const teamMember = defineContentType({
  name: 'teamMember',
  fields: {
    name: line(labels.name, { required: true }),
    designation: line(labels.designation, { required: true }),
    image: picture(labels.image),
    description: text(labels.description),
    body: richText(labels.body),
    board: oneOf(labels.board, boards, `${labels.board} is one of the groups`),
  },
  pictures: ['image'],
  translated: ['name', 'designation', 'description'],
  rich: { body: 'description' },
  optional: ['board'],
  listing: {
    order: 'manual',
    sortable: ['name', 'designation'],
    searched: ['name', 'designation', 'description'],
  },
  editors: [],
  nouns: { one: 'team member', many: 'team members' },
})

/** Whether a person has a page: there is more to say than the card has, which is the first part of the text. */
export const hasPersonPage = (member: object): boolean => {
  const body: unknown = Reflect.get(member, 'body')
  const description: unknown = Reflect.get(member, 'description')
  if (isRichText(body)) return body.blocks.length > 1
  return typeof description === 'string' && paragraphs(description).length > 1
}

export const personPath = ({ id }: { readonly id: string }): string => `/people/${id}`
