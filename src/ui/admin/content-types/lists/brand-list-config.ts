import { changedColumn, detailColumn, pictureColumn, titleColumn } from '../../list/columns/columns.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const brandListConfig: ListConfig<'brand'> = {
  nameOf: (brand) => brand.title,
  columns: ({ labels, list }) => [
    pictureColumn(list.image, (brand) => brand.image, 'mark'),
    titleColumn('EditOurBrand/{id}', 'title', labels.title),
    detailColumn('sector', labels.sector),
    changedColumn(list.changed),
  ],
  blank: {
    title: '',
    image: '',
    sector: '',
    summary: '',
    picture: '',
    figures: [],
    activities: [],
    legalName: '',
    registration: '',
    countries: '',
    certificates: '',
    director: '',
    ownership: '',
    contact: {},
  },
}
