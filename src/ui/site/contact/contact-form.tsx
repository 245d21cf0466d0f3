import { EnquiryForm } from '../enquiry/enquiry-form.tsx'
import type { EnquiryAnswer } from '../form-answers.ts'
import { useEnquiryDesk } from '../form-desks.ts'

/** The enquiry as a form of the page, which is posted and works without any script; with scripts it is sent as the popup's is. */
export function ContactForm({ answer }: { answer?: EnquiryAnswer | undefined }) {
  return <EnquiryForm desk={useEnquiryDesk()} answer={answer} />
}
