import type { EnquiryDesk } from '#ui/actors/visitor/enquiry-desk.ts'
import type { EnquiryAnswer } from '../form-answers.ts'

export interface EnquiryFormProps {
  /** Nothing as long as no script handles the form: it is posted to its page then. */
  desk?: EnquiryDesk | undefined
  /** What the server answered when the form was posted; scripts leave such a page as it is. */
  answer?: EnquiryAnswer | undefined
  inPopup?: boolean
}
