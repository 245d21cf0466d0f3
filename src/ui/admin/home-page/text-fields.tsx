import { LineField } from '../editor/fields/line-field.tsx'
import { TextField } from '../editor/fields/text-field.tsx'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'

export function StatementFields({ field }: HomePageFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField label="Statement" field={field('statement')} optional="unsaid" />
    </div>
  )
}

export function TitleFields({ field }: HomePageFieldsProps) {
  return (
    <div className={styles.fields}>
      <LineField label="Companies title" field={field('companiesTitle')} optional="unsaid" />
      <LineField label="History title" field={field('historyTitle')} optional="unsaid" />
      <LineField label="News title" field={field('newsTitle')} optional="unsaid" />
      <LineField label="Portfolio title" field={field('portfolioTitle')} optional="unsaid" />
    </div>
  )
}

export function EnquiryFields({ field }: HomePageFieldsProps) {
  return (
    <div className={styles.fields}>
      <LineField label="Enquiry title" field={field('enquiryTitle')} optional="unsaid" />
      <TextField label="Enquiry text" field={field('enquiryText')} rows={3} optional="unsaid" />
    </div>
  )
}
