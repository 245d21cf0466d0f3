import { changedColumn, detailColumn, pictureColumn, titleColumn } from '../../list/columns/columns.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const teamMemberListConfig: ListConfig<'teamMember'> = {
  nameOf: (member) => member.name,
  columns: ({ labels, list }) => [
    pictureColumn(list.image, (member) => member.image),
    titleColumn('EditTeamMember/{id}', 'name', labels.name, (member) => member.description),
    detailColumn('designation', labels.designation),
    changedColumn(list.changed),
  ],
  blank: { name: '', designation: '', image: '', description: '', body: null, board: '' },
}
