import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { EnquiryFailure } from '../../enquiry/enquiry-failure.tsx'
import { OfflineNotice } from '../../enquiry/offline-notice.tsx'
import type { ApplicationResponse } from '../../form-responses.ts'
import { section, wrap } from '../../layout/width.css.ts'
import { ApplicationFields } from './application-fields.tsx'
import * as formStyles from './application-form.css.ts'
import * as styles from './application-page.css.ts'
import type { Position } from '../career-data.ts'

export interface ApplicationElsewhereProps {
  positions: ReadonlyArray<Position>
  answer: ApplicationResponse
}

const unheard = () => {}

/** An application whose position has closed meanwhile: what was typed is still there, and may go to another one. */
export function ApplicationElsewhere({ positions, answer }: ApplicationElsewhereProps) {
  const { profile, errors, failure } = answer
  const isPossible = positions.length > 0
  return (
    <section aria-labelledby="apply-title" className={classNames(section, wrap)}>
      <h2 id="apply-title" className={styles.boxTitle}>
        {isPossible ? 'Apply for another position' : 'Your application'}
      </h2>
      <form
        method="post"
        encType="multipart/form-data"
        action="/career"
        noValidate
        className={formStyles.form}
      >
        {failure && <EnquiryFailure failure={failure} focused />}
        {isPossible && (
          <Field label="Position" error={errors.careerId}>
            <Select name="careerId" placeholder="Choose a position" required>
              {positions.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <ApplicationFields profile={profile} errors={errors} onType={unheard} onLeave={unheard} />
        {isPossible && <OfflineNotice />}
        {isPossible && (
          <Button type="submit" className={formStyles.send}>
            Send application
          </Button>
        )}
      </form>
    </section>
  )
}
