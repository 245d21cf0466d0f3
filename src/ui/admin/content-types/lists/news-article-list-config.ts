import { changedColumn, pictureColumn, timeColumn, titleColumn } from '../../list/columns/columns.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const newsArticleListConfig: ListConfig<'newsArticle'> = {
  nameOf: (article) => article.title,
  columns: ({ labels, list }) => [
    pictureColumn(list.image, (article) => article.image),
    titleColumn('EditNews/{id}', 'title', labels.title, (article) => article.description),
    timeColumn('createdAt', list.added),
    changedColumn(list.changed),
  ],
  blank: { title: '', image: '', description: '', body: null, brandId: '' },
}
