import { changedColumn, pictureColumn, titleColumn } from '../../list/columns/columns.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const sliderListConfig: ListConfig<'slider'> = {
  nameOf: (slider) => slider.title,
  columns: ({ labels, list }) => [
    pictureColumn(list.image, (slider) => slider.image),
    titleColumn('EditSlider/{id}', 'title', labels.title, (slider) => slider.description),
    changedColumn(list.changed),
  ],
  blank: { title: '', image: '', description: '' },
}
