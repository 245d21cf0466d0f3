import { EnquiryForm } from '../enquiry/enquiry-form.tsx'
import type { EnquiryResponse } from '../form-responses.ts'
import { useEnquiryForm } from '../form-controllers.ts'

/** The enquiry as a form of the page, which is posted and works without any script; with scripts it is sent as the popup's is. */
export function ContactForm({ answer }: { answer?: EnquiryResponse | undefined }) {
  return <EnquiryForm desk={useEnquiryForm()} answer={answer} />
}
