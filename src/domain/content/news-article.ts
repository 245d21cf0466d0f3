import { fields } from '../wording/en/content/fields.ts'
import { defineContentType } from './content-type.ts'
import { brandId, line, picture, richText, text } from './fields/field.ts'

const labels = fields.newsArticle

export const newsArticle = defineContentType({
  name: 'newsArticle',
  fields: {
    title: line(labels.title, { required: true }),
    image: picture(labels.image),
    description: text(labels.description, { required: true }),
    body: richText(labels.body),
    brandId: brandId(labels.brandId),
  },
  pictures: ['image'],
  translated: ['title', 'description'],
  rich: { body: 'description' },
  optional: ['brandId'],
  references: { brandId: 'brand' },
  key: ['title', 'createdAt'],
  listing: { order: 'newest', sortable: ['title'], searched: ['title', 'description'] },
  editors: ['CXTeam'],
  nouns: { one: 'news', many: 'news' },
})
