import { use } from 'react'
import { enquirySubjects, enquiryTypes, type Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import {
  ContactFields,
  controlsOf,
  FormFields,
  LocationField,
  MessageField,
  type FieldsProps,
} from '../visitor-form/form-fields.tsx'
import { useFallbackOf } from '../language/use-lang-of.ts'
import { CompaniesContext } from './companies-context.ts'
import * as styles from '../visitor-form/visitor-form.css.ts'

export function EnquiryFields(props: FieldsProps<Enquiry>) {
  const { errors } = props
  const control = controlsOf(props)
  const { fields, types, subjects } = useFormsWords()
  const companies = use(CompaniesContext)
  const fallbackOf = useFallbackOf()
  const options = enquiryTypes.map((value) => ({ value, label: types[value] }))
  return (
    <FormFields consent="enquiries" errors={errors}>
      <ContactFields control={control} errors={errors} />
      <Field label={fields.subject} optional>
        <Select {...control('subject')} placeholder={fields.anySubject}>
          {enquirySubjects.map((subject) => (
            <option key={subject} value={subject}>
              {subjects[subject]}
            </option>
          ))}
        </Select>
      </Field>
      {companies.length > 0 && (
        <Field label={fields.brand} optional>
          <Select {...control('brandId')} placeholder={fields.anyBrand}>
            {companies.map((company) => (
              <option key={company.id} value={company.id} {...fallbackOf(company, 'title')}>
                {company.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={fields.company} optional error={errors.company}>
        <TextInput {...control('company')} autoComplete="organization" />
      </Field>
      <LocationField control={control} errors={errors} />
      <Field label={fields.type} group error={errors.type} className={styles.wholeRow}>
        <SegmentedRadioGroup {...control('type')} options={options} required />
      </Field>
      <MessageField control={control} errors={errors} />
    </FormFields>
  )
}
