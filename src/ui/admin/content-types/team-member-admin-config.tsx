import { changedColumn, detailColumn, pictureColumn, titleColumn } from '../list/columns/columns.tsx'
import type { AdminConfig } from '../content/admin-config.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/picture-field.tsx'
import { ParagraphsField } from '../editor/fields/paragraphs-field.tsx'
import { usePictureView } from '../screen-parts/picture-view.ts'
import * as styles from './previews.css.ts'

export const teamMemberAdminConfig: AdminConfig<'teamMember'> = {
  nameOf: (member) => member.name,
  columns: [
    pictureColumn((member) => member.image),
    titleColumn('EditTeamMember/{id}', 'name', 'Name', (member) => member.description),
    detailColumn('designation', 'Designation'),
    changedColumn,
  ],
  blank: { name: '', designation: '', image: '', description: '' },
  Form: ({ field }) => (
    <>
      <LineField label="Name" field={field('name')} />
      <LineField label="Designation" field={field('designation')} />
      <PictureField label="Image" field={field('image')} />
      <ParagraphsField label="Description" field={field('description')} optional />
    </>
  ),
  Preview: function TeamPreview({ values }) {
    const picture = usePictureView(values.image)
    return (
      <article className={styles.article}>
        {picture && <img {...picture} sizes="320px" alt="" className={styles.portrait} />}
        <p className={styles.panelTitle}>{values.name}</p>
        <p className={styles.designation}>{values.designation}</p>
        <p className={styles.quiet}>{values.description}</p>
      </article>
    )
  },
}
