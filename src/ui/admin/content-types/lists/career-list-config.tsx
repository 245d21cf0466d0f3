import { detailColumn, timeColumn, titleColumn } from '../../list/columns/columns.tsx'
import { CloseNow } from './close-now.tsx'
import { ClosingDate } from './closing-date.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const careerListConfig: ListConfig<'career'> = {
  Tools: CloseNow,
  nameOf: (position) => position.title,
  columns: ({ labels, list }) => [
    titleColumn('EditCareer/{id}', 'title', labels.title, (position) => position.description),
    { ...detailColumn('company', labels.company), spare: true },
    detailColumn('location', labels.location),
    {
      key: 'closingDate',
      header: labels.closingDate,
      cell: (position) => <ClosingDate position={position} />,
    },
    timeColumn('createdAt', list.added),
  ],
  blank: {
    title: '',
    company: '',
    department: '',
    location: '',
    employmentType: '',
    experience: '',
    closingDate: '',
    description: '',
    body: null,
    brandId: '',
  },
}
