import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { detailColumn, timeColumn, titleColumn } from '../list/columns/columns.tsx'
import type { AdminConfig } from '../content/admin-config.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { ParagraphsField } from '../editor/fields/paragraphs-field.tsx'
import { CloseNow } from './close-now.tsx'
import { ClosingDate } from './closing-date.tsx'
import * as styles from './previews.css.ts'

export const careerAdminConfig: AdminConfig<'career'> = {
  Tools: CloseNow,
  nameOf: (position) => position.title,
  columns: [
    titleColumn('EditCareer/{id}', 'title', 'Title', (position) => position.description),
    detailColumn('company', 'Company'),
    detailColumn('location', 'Location'),
    { key: 'closingDate', header: 'Closing date', cell: (position) => <ClosingDate position={position} /> },
    timeColumn('createdAt', 'Added'),
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
  },
  Form: ({ field }) => (
    <>
      <LineField label="Title" field={field('title')} />
      <div className={styles.twoColumns}>
        <LineField label="Company" field={field('company')} optional />
        <LineField label="Department" field={field('department')} optional />
        <LineField label="Location" field={field('location')} />
        <LineField label="Employment type" field={field('employmentType')} optional />
        <LineField label="Experience" field={field('experience')} optional />
        <LineField label="Closing date" field={field('closingDate')} type="date" optional />
      </div>
      <ParagraphsField label="Description" field={field('description')} rows={8} />
    </>
  ),
  Preview: ({ values }) => (
    <article className={styles.article}>
      <p className={styles.panelTitle}>{values.title}</p>
      <p className={styles.designation}>{[values.company, values.location].filter(Boolean).join(', ')}</p>
      {paragraphs(values.description).map((paragraph, index) => (
        <p key={index} className={styles.quiet}>
          {paragraph}
        </p>
      ))}
    </article>
  ),
}
