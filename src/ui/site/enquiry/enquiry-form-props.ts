import type { EnquiryFormController } from '#ui/actors/visitor/enquiry-form-controller.ts'
import type { EnquiryResponse } from '../form-responses.ts'

export interface EnquiryFormProps {
  /** Nothing as long as no script handles the form: it is posted to its page then. */
  desk?: EnquiryFormController | undefined
  /** What the server answered when the form was posted; scripts leave such a page as it is. */
  answer?: EnquiryResponse | undefined
  inPopup?: boolean
}
