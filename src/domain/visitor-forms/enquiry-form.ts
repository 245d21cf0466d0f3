import { enquiryRules } from './enquiry/enquiry-errors.ts'
import { emptyEnquiry, type Enquiry } from './enquiry/enquiry.ts'
import type { VisitorForm } from './visitor-form.ts'

/** The enquiry (E1 to E12), in the popup or on the contact page. */
export const enquiryForm: VisitorForm<Enquiry> = {
  name: 'enquiry',
  empty: emptyEnquiry,
  rules: enquiryRules,
  isAcknowledgedInPlace: false,
  wording: ({ enquiry }) => enquiry,
}
