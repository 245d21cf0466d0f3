import { enquiryTypes, type Enquiry } from '#domain/enquiry/enquiry.ts'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useFormsWords } from '#ui/words/use-forms-words.ts'
import {
  ContactFields,
  controlsOf,
  FormFields,
  LocationField,
  MessageField,
  type FieldsProps,
} from '../visitor-form/form-fields.tsx'
import * as styles from '../visitor-form/visitor-form.css.ts'

export function EnquiryFields(props: FieldsProps<Enquiry>) {
  const { errors } = props
  const control = controlsOf(props)
  const { fields, types } = useFormsWords()
  const options = enquiryTypes.map((value) => ({ value, label: types[value] }))
  return (
    <FormFields kind="enquiries" errors={errors}>
      <ContactFields control={control} errors={errors} />
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
