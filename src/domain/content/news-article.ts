import { defineContentType } from './content-type.ts'
import { line, picture, text } from './field.ts'

export const newsArticle = defineContentType({
  name: 'newsArticle',
  fields: {
    title: line('Title', { required: true }),
    image: picture('Image'),
    description: text('Description', { required: true }),
  },
  pictures: ['image'],
  translated: ['title', 'description'],
  listing: { order: 'newest', sortable: ['title'], searched: ['title', 'description'] },
  editors: ['CXTeam'],
  nouns: { one: 'news', many: 'news' },
})
