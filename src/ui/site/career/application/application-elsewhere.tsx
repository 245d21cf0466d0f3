import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import type { ApplicationResponse } from '../../visitor-form/form-responses.ts'
import { section, wrap } from '../../layout/width.css.ts'
import { FormFailure, OfflineNotice } from '../../visitor-form/form-notices.tsx'
import * as formStyles from '../../visitor-form/visitor-form.css.ts'
import { ApplicationFields } from './application-fields.tsx'
import * as styles from './application-page.css.ts'
import type { Position } from '../career-data.ts'
import { useFallbackOf } from '../../language/use-lang-of.ts'
import { useHref } from '../../language/page-language-context.ts'

export interface ApplicationElsewhereProps {
  positions: ReadonlyArray<Position>
  /** Whether it may be sent without a position. */
  isOpen?: boolean | undefined
  response: ApplicationResponse
}

/** A refused application whose position has closed: what was typed may be sent for another position, or for none. */
export function ApplicationElsewhere({ positions, isOpen = false, response }: ApplicationElsewhereProps) {
  const hrefOf = useHref()
  const fallbackOf = useFallbackOf()
  const { values, errors, failure } = response
  const { fields, application } = useFormsWords()
  const isPossible = positions.length > 0 || isOpen
  return (
    <section aria-labelledby="apply-title" className={classNames(section, wrap)}>
      <h2 id="apply-title" className={styles.boxTitle}>
        {isPossible ? application.elsewhere : application.own}
      </h2>
      <form
        method="post"
        encType="multipart/form-data"
        action={hrefOf('/career')}
        noValidate
        className={formStyles.form}
      >
        {failure && <FormFailure failure={failure} focused />}
        {isPossible && (
          <Field label={fields.position} error={errors.careerId}>
            <Select
              name="careerId"
              placeholder={isOpen ? fields.withoutPosition : fields.choosePosition}
              required
            >
              {positions.map((position) => (
                <option key={position.id} value={position.id} {...fallbackOf(position, 'title')}>
                  {position.title}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <ApplicationFields values={values} errors={errors} />
        {isPossible && <OfflineNotice />}
        {isPossible && (
          <Button type="submit" className={formStyles.send}>
            {application.submit}
          </Button>
        )}
      </form>
    </section>
  )
}
