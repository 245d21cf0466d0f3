import { summaryOf } from '#domain/enquiry/contact-rules.ts'
import { locations } from '#domain/enquiry/enquiry.ts'
import { decoyName } from '#domain/forms/saved-form.ts'
import { resumeKinds, type ProfileErrors } from '#domain/profile/profile-errors.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { AnnouncedFields } from '#ui/design/form/field/announced-fields.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { visuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.css.ts'
import { Consent } from '../../enquiry/consent.tsx'
import * as styles from './application-fields.css.ts'

export type FieldName = keyof ProfileErrors

/** The sentence that a field has earned. A field that is not there was not judged yet; nothing means that it is right. */
export type CheckedFields = { readonly [Name in FieldName]?: string | undefined }

export interface ApplicationFieldsProps {
  /** Nothing where it is chosen beside these fields. */
  careerId?: string
  /** What stands in the fields at first; from then on they keep what is typed themselves. */
  profile: Profile
  errors: CheckedFields
  /** The field in which one starts. */
  focused?: FieldName | undefined
  onType: (name: FieldName) => void
  onLeave: (name: FieldName) => void
}

const accepted = resumeKinds.flatMap(({ ending, type }) => [ending, type]).join(',')

export function ApplicationFields(props: ApplicationFieldsProps) {
  const { careerId, profile, errors, focused, onType, onLeave } = props
  const heard = (name: FieldName) => ({
    name,
    autoFocus: name === focused,
    onInput: () => onType(name),
    onBlur: () => onLeave(name),
  })
  const own = (name: keyof Profile) => ({ ...heard(name), defaultValue: profile[name] })
  return (
    <AnnouncedFields summary={summaryOf(errors)} className={styles.fields}>
      {careerId !== undefined && <input type="hidden" name="careerId" value={careerId} />}
      <Field label="First name" error={errors.firstName}>
        <TextInput {...own('firstName')} autoComplete="given-name" required />
      </Field>
      <Field label="Last name" error={errors.lastName}>
        <TextInput {...own('lastName')} autoComplete="family-name" required />
      </Field>
      <Field label="Email" error={errors.email}>
        <TextInput {...own('email')} type="email" autoComplete="email" dir="ltr" required />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <TextInput {...own('phone')} type="tel" autoComplete="tel" dir="ltr" required />
      </Field>
      <Field label="Location" error={errors.location}>
        <Select {...own('location')} placeholder="Choose a location" required>
          {locations.map((location) => (
            <option key={location}>{location}</option>
          ))}
        </Select>
      </Field>
      <Field label="Résumé" hint="PDF or Word (.docx), up to 10 MB" error={errors.resume}>
        <TextInput {...heard('resume')} type="file" className={styles.file} accept={accepted} required />
      </Field>
      <Field label="Message" optional error={errors.message} className={styles.wholeRow}>
        <TextArea {...own('message')} className={styles.message} />
      </Field>
      <input
        name={decoyName}
        className={visuallyHidden}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <Consent kind="profiles" className={styles.wholeRow} />
    </AnnouncedFields>
  )
}
