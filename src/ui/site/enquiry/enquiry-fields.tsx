import type { FocusEvent } from 'react'
import { summaryOf } from '#domain/enquiry/contact-rules.ts'
import { enquiryTypes, locations, type Enquiry } from '#domain/enquiry/enquiry.ts'
import { decoyName } from '#domain/forms/saved-form.ts'
import { AnnouncedFields } from '#ui/design/form/field/announced-fields.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { visuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.css.ts'
import { Consent } from './consent.tsx'
import * as styles from './enquiry-form.css.ts'
import type { FieldName, CheckedFields } from './checked-fields.ts'

export interface EnquiryFieldsProps {
  /** What stands in the fields at first; from then on they keep what is typed themselves. */
  enquiry: Enquiry
  errors: CheckedFields
  /** The field in which one starts. */
  focused?: FieldName | undefined
  onType: (name: FieldName) => void
  onLeave: (name: FieldName) => void
}

export function EnquiryFields({ enquiry, errors, focused, onType, onLeave }: EnquiryFieldsProps) {
  const own = (name: FieldName) => ({
    name,
    autoFocus: name === focused,
    defaultValue: enquiry[name],
    onInput: () => onType(name),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Moving between the types stays within their field.
      if (!currentTarget.contains(relatedTarget)) onLeave(name)
    },
  })
  return (
    <AnnouncedFields summary={summaryOf(errors)} className={styles.fields}>
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
      <Field label="Company" optional error={errors.company}>
        <TextInput {...own('company')} autoComplete="organization" />
      </Field>
      <Field label="Location" error={errors.location}>
        <Select {...own('location')} placeholder="Choose a location" required>
          {locations.map((location) => (
            <option key={location}>{location}</option>
          ))}
        </Select>
      </Field>
      <Field label="Enquiry type" group error={errors.type} className={styles.wholeRow}>
        <SegmentedRadioGroup {...own('type')} options={enquiryTypes} required />
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
      <Consent kind="enquiries" className={styles.wholeRow} />
    </AnnouncedFields>
  )
}
