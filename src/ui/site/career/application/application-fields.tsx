import { resumeKinds, type Application } from '#domain/visitor-forms/profile/application.ts'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import {
  ContactFields,
  controlsOf,
  FormFields,
  LocationField,
  MessageField,
  type FieldsProps,
} from '../../visitor-form/form-fields.tsx'
import * as styles from '../../visitor-form/visitor-form.css.ts'

const accepted = resumeKinds.flatMap(({ ending, type }) => [ending, type]).join(',')

export const ApplicationFields = (props: FieldsProps<Application>) => <Fields consent="profiles" {...props} />

/** Without a position, with a consent text that names none. */
export const OpenApplicationFields = (props: FieldsProps<Application>) => (
  <Fields consent="openProfiles" {...props} />
)

interface ConsentedFields extends FieldsProps<Application> {
  consent: 'profiles' | 'openProfiles'
}

function Fields({ consent, ...props }: ConsentedFields) {
  const { errors } = props
  const control = controlsOf(props)
  const { fields } = useFormsWords()
  return (
    <FormFields consent={consent} errors={errors}>
      <ContactFields control={control} errors={errors} />
      <LocationField control={control} errors={errors} />
      <Field label={fields.resume} hint={fields.resumeHint} error={errors.resume}>
        <TextInput {...control('resume')} type="file" className={styles.file} accept={accepted} required />
      </Field>
      <MessageField control={control} errors={errors} />
    </FormFields>
  )
}
