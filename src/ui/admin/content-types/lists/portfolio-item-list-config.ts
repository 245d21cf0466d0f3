import { count } from '#domain/wording/counted.ts'
import { changedColumn, pictureColumn, titleColumn } from '../../list/columns/columns.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const portfolioItemListConfig: ListConfig<'portfolioItem'> = {
  nameOf: (item) => item.title,
  columns: ({ labels, list }) => [
    pictureColumn(list.image, (item) => item.images[0]?.image, 'mark'),
    titleColumn('EditPortfolio/{id}', 'title', labels.title, (item) =>
      count(list.pictures, item.images.length),
    ),
    changedColumn(list.changed),
  ],
  blank: { title: '', images: [] },
}
