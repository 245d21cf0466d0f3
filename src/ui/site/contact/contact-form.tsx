import { emptyEnquiry, type Enquiry } from '#domain/enquiry/enquiry.ts'
import type { EnquiryErrors } from '#domain/enquiry/enquiry-errors.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { Button } from '#ui/design/button/button.tsx'
import { EnquiryFailure } from '../enquiry/enquiry-failure.tsx'
import { EnquiryFields } from '../enquiry/enquiry-fields.tsx'
import { form } from '../enquiry/enquiry-form.css.ts'
import * as styles from './contact-form.css.ts'

/** What the server answers to an enquiry that it did not take. */
export interface EnquiryAnswer {
  readonly enquiry: Enquiry
  readonly errors: EnquiryErrors
  readonly failure?: Failure | undefined
}

const unheard = () => {}

/** The enquiry as a form that is posted to its own page and works without any script. */
export function ContactForm({ answer }: { answer?: EnquiryAnswer | undefined }) {
  const { enquiry = emptyEnquiry, errors = {}, failure } = answer ?? {}
  return (
    <form method="post" action="/contact" noValidate className={form}>
      {failure && <EnquiryFailure failure={failure} />}
      <EnquiryFields enquiry={enquiry} errors={errors} onType={unheard} onLeave={unheard} />
      <Button type="submit" className={styles.send}>
        Send enquiry
      </Button>
    </form>
  )
}
