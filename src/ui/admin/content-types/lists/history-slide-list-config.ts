import { changedColumn, detailColumn, pictureColumn, titleColumn } from '../../list/columns/columns.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const historySlideListConfig: ListConfig<'historySlide'> = {
  nameOf: (slide) => slide.title,
  columns: ({ labels, list }) => [
    pictureColumn(list.image, (slide) => slide.image),
    titleColumn('EditHistory/{id}', 'title', labels.title, (slide) => slide.description),
    detailColumn('year', labels.year),
    changedColumn(list.changed),
  ],
  blank: { title: '', image: '', colour: '', year: '', description: '' },
}
