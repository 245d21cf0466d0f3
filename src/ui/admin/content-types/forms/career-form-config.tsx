import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { LineField } from '../../editor/fields/line-field.tsx'
import { useTitleNote } from '../../editor/fields/use-title-note.ts'
import { RichTextField } from '../../editor/fields/rich-text-field.tsx'
import { BrandField } from './brand-field.tsx'
import * as styles from './previews.css.ts'
import type { FormConfig } from '../../content/form-config.ts'

export const careerFormConfig: FormConfig<'career'> = {
  Form: function CareerForm({ field }) {
    const labels = useFieldWords().career
    return (
      <>
        <LineField label={labels.title} field={field('title')} noteOn={useTitleNote()} />
        <div className={styles.twoColumns}>
          <LineField label={labels.company} field={field('company')} optional />
          <LineField label={labels.department} field={field('department')} optional />
          <LineField label={labels.location} field={field('location')} />
          <LineField label={labels.employmentType} field={field('employmentType')} optional />
          <LineField label={labels.experience} field={field('experience')} optional />
          <LineField label={labels.closingDate} field={field('closingDate')} type="date" optional />
        </div>
        <BrandField label={labels.brandId} field={field('brandId')} />
        <RichTextField label={labels.description} field={field('description')} body="body" rows={8} />
      </>
    )
  },
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
