import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { TextField } from '../editor/fields/text-field.tsx'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'

export function StatementFields({ field }: HomePageFieldsProps) {
  const labels = useFieldWords().homePage
  return (
    <div className={styles.fields}>
      <TextField label={labels.statement} field={field('statement')} optional="unsaid" />
    </div>
  )
}

export function TitleFields({ field }: HomePageFieldsProps) {
  const labels = useFieldWords().homePage
  return (
    <div className={styles.fields}>
      <LineField label={labels.companiesTitle} field={field('companiesTitle')} optional="unsaid" />
      <LineField label={labels.historyTitle} field={field('historyTitle')} optional="unsaid" />
      <LineField label={labels.newsTitle} field={field('newsTitle')} optional="unsaid" />
      <LineField label={labels.portfolioTitle} field={field('portfolioTitle')} optional="unsaid" />
    </div>
  )
}

export function EnquiryTextFields({ field }: HomePageFieldsProps) {
  const labels = useFieldWords().homePage
  return (
    <div className={styles.fields}>
      <LineField label={labels.enquiryTitle} field={field('enquiryTitle')} optional="unsaid" />
      <TextField label={labels.enquiryText} field={field('enquiryText')} rows={3} optional="unsaid" />
    </div>
  )
}
