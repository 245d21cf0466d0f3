import { changedColumn, detailColumn, titleColumn } from '../../list/columns/columns.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const pageListConfig: ListConfig<'page'> = {
  nameOf: ({ title }) => title,
  columns: ({ labels, list }) => [
    titleColumn('EditPage/{id}', 'title', labels.title, ({ description }) => description),
    detailColumn('address', labels.address),
    changedColumn(list.changed),
  ],
  blank: { title: '', address: '', description: '', menu: '', lastChanged: '', sections: [] },
}
