import type { FocusEvent, ReactNode } from 'react'
import { summaryOf } from '#domain/forms/contact-rules.ts'
import { locations, type Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { consentName, consentVersion } from '#domain/privacy/consent.ts'
import type { CheckedFields, FieldName } from '#domain/visitor-forms/visitor-form.ts'
import type { FormsWords } from '#domain/wording/en/site/forms.ts'
import { AnnouncedFields } from '#ui/design/form/field/announced-fields.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { useWordsLanguage } from '#ui/words/words.ts'
import { Decoy } from './decoy.tsx'
import { PrivacyLink } from './privacy-link.tsx'
import * as styles from './visitor-form.css.ts'

export interface FieldsProps<Values> {
  /** The initial values; after that the fields hold what is typed. */
  values: Values
  errors: CheckedFields<Values>
  focused?: FieldName<Values> | undefined
  onType?: (name: FieldName<Values>) => void
  onLeave?: (name: FieldName<Values>) => void
}

interface Control {
  readonly name: string
  readonly autoFocus: boolean
  readonly defaultValue: string | undefined
  readonly onInput: () => void
  readonly onBlur: (event: FocusEvent) => void
}

/** Returns the attributes of a control by the name of its field. */
export const controlsOf =
  <Values,>({ values, focused, onType, onLeave }: FieldsProps<Values>) =>
  (name: FieldName<Values>): Control => {
    const value: unknown = values[name]
    return {
      name,
      autoFocus: name === focused,
      defaultValue: typeof value === 'string' ? value : undefined,
      onInput: () => onType?.(name),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // Moving between the options of a group stays within the field.
        if (!currentTarget.contains(relatedTarget)) onLeave?.(name)
      },
    }
  }

interface SharedFieldProps<Name extends keyof Enquiry> {
  control: (name: Name) => Control
  errors: CheckedFields<Pick<Enquiry, Name>>
}

export function ContactFields({
  control,
  errors,
}: SharedFieldProps<'firstName' | 'lastName' | 'email' | 'phone'>) {
  const { fields } = useFormsWords()
  return (
    <>
      <Field label={fields.firstName} error={errors.firstName}>
        <TextInput {...control('firstName')} autoComplete="given-name" required />
      </Field>
      <Field label={fields.lastName} error={errors.lastName}>
        <TextInput {...control('lastName')} autoComplete="family-name" required />
      </Field>
      <Field label={fields.email} error={errors.email}>
        <TextInput {...control('email')} type="email" autoComplete="email" dir="ltr" required />
      </Field>
      <Field label={fields.phone} error={errors.phone}>
        <TextInput {...control('phone')} type="tel" autoComplete="tel" dir="ltr" required />
      </Field>
    </>
  )
}

export function LocationField({ control, errors }: SharedFieldProps<'location'>) {
  const words = useFormsWords()
  return (
    <Field label={words.fields.location} error={errors.location}>
      <Select {...control('location')} placeholder={words.fields.chooseLocation} required>
        {locations.map((location) => {
          const label = words.locations[location]
          return (
            <option key={location} value={label === location ? undefined : location}>
              {label}
            </option>
          )
        })}
      </Select>
    </Field>
  )
}

export function MessageField({ control, errors }: SharedFieldProps<'message'>) {
  const { fields } = useFormsWords()
  return (
    <Field label={fields.message} optional error={errors.message} className={styles.wholeRow}>
      <TextArea {...control('message')} className={styles.message} />
    </Field>
  )
}

interface FormFieldsProps {
  /** The text below the fields. */
  consent: keyof FormsWords['consent']
  errors: { readonly [field: string]: string | undefined }
  children: ReactNode
}

/** The fields of a form, with the decoy field, and the consent text with its version. */
export function FormFields({ consent, errors, children }: FormFieldsProps) {
  const words = useFormsWords()
  const version = consentVersion(useWordsLanguage(), consent === 'openProfiles')
  return (
    <AnnouncedFields summary={summaryOf(errors, words)} className={styles.fields}>
      {children}
      <Decoy />
      <p className={styles.consent}>
        {words.consent[consent]}
        <PrivacyLink />
        <input type="hidden" name={consentName} value={version} />
      </p>
    </AnnouncedFields>
  )
}
