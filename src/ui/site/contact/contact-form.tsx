import { emptyEnquiry } from '#domain/enquiry/enquiry.ts'
import { Button } from '#ui/design/button/button.tsx'
import { EnquiryFailure } from '../enquiry/enquiry-failure.tsx'
import { EnquiryFields } from '../enquiry/enquiry-fields.tsx'
import { form } from '../enquiry/enquiry-form.css.ts'
import { firstWrong } from '../enquiry/judged-fields.ts'
import type { EnquiryAnswer } from '../form-answers.ts'
import * as styles from './contact-form.css.ts'

const unheard = () => {}

/** The enquiry as a form that is posted to its own page and works without any script. */
export function ContactForm({ answer }: { answer?: EnquiryAnswer | undefined }) {
  const { enquiry = emptyEnquiry, errors = {}, failure } = answer ?? {}
  const wrong = failure?.fields && firstWrong(errors)
  return (
    <form method="post" action="/contact" noValidate className={form}>
      {failure && <EnquiryFailure failure={failure} focused={wrong === undefined} />}
      <EnquiryFields enquiry={enquiry} errors={errors} focused={wrong} onType={unheard} onLeave={unheard} />
      <Button type="submit" className={styles.send}>
        Send enquiry
      </Button>
    </form>
  )
}
