import { companyLimits } from '#domain/content/company.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import type { FormValues } from '../../content/form-values.ts'
import { EntriesField } from '../../editor/fields/entries/entries-field.tsx'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PictureField } from '../../editor/fields/pictures/picture-field.tsx'
import { TextField } from '../../editor/fields/text-field.tsx'
import type { FieldsOf, FormField } from '../../editor/form/form-field.ts'
import * as styles from './previews.css.ts'

type Brand = FormValues<'brand'>

const blankContact = { email: '', phone: '', whatsapp: '', address: '', hours: '', map: '', website: '' }

/** The fields of a company's own page; without any of them it has none. Absent if the back end has no such pages. */
export function CompanyFields({ field }: { field: FieldsOf<Brand> }) {
  const { brand: labels, homePage } = useFieldWords()
  const { companyPage } = useEditorWords()
  const isOffered = useHasFeature()('companies')
  // A group that was never saved lacks its parts.
  const contact = field('contact') as FormField<typeof blankContact>
  const part = (name: keyof typeof blankContact) => {
    const own = contact.at(name)
    return { ...own, value: own.value ?? '' }
  }
  if (!isOffered) return null
  return (
    <>
      <h2 className={styles.panelTitle}>{companyPage.title}</h2>
      <p className={styles.quiet}>{companyPage.hint}</p>
      <TextField label={labels.summary} field={field('summary')} rows={2} optional="unsaid" />
      <PictureField label={labels.picture} field={field('picture')} optional="unsaid" />
      <EntriesField
        of="fact"
        field={field('figures')}
        blank={{ value: '', label: '' }}
        max={companyLimits.figures}
      >
        {(figure) => (
          <>
            <LineField label={homePage.facts.value} field={figure.at('value')} optional="unsaid" />
            <LineField label={homePage.facts.label} field={figure.at('label')} optional="unsaid" />
          </>
        )}
      </EntriesField>
      <EntriesField
        of="service"
        field={field('activities')}
        blank={{ name: '', text: '' }}
        max={companyLimits.activities}
        nameOf={({ name }) => name}
      >
        {(activity) => (
          <>
            <LineField label={homePage.services.title} field={activity.at('name')} optional="unsaid" />
            <TextField
              label={homePage.services.text}
              field={activity.at('text')}
              rows={2}
              optional="unsaid"
            />
          </>
        )}
      </EntriesField>
      <LineField label={labels.legalName} field={field('legalName')} optional="unsaid" />
      <LineField label={labels.registration} field={field('registration')} dir="ltr" optional="unsaid" />
      <LineField label={labels.countries} field={field('countries')} optional="unsaid" />
      <LineField label={labels.certificates} field={field('certificates')} optional="unsaid" />
      <LineField label={labels.director} field={field('director')} optional="unsaid" />
      <LineField label={labels.ownership} field={field('ownership')} optional="unsaid" />
      <LineField label={homePage.email} field={part('email')} type="email" dir="ltr" optional="unsaid" />
      <LineField label={homePage.phone} field={part('phone')} type="tel" dir="ltr" optional="unsaid" />
      <LineField label={homePage.whatsapp} field={part('whatsapp')} type="tel" dir="ltr" optional="unsaid" />
      <LineField label={homePage.address} field={part('address')} optional="unsaid" />
      <LineField label={homePage.hours} field={part('hours')} optional="unsaid" />
      <LineField label={homePage.map} field={part('map')} dir="ltr" optional="unsaid" />
      <LineField label={labels.website} field={part('website')} dir="ltr" optional="unsaid" />
    </>
  )
}
