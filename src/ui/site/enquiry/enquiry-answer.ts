import type { EnquiryErrors } from '#domain/enquiry/enquiry-errors.ts'
import { emptyEnquiry, type Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Failure } from '#domain/machines/failure.ts'

/** What the server answers to an enquiry that it did not take. */
export interface EnquiryAnswer {
  readonly enquiry: Enquiry
  readonly errors: EnquiryErrors
  readonly failure?: Failure | undefined
}

export const noAnswer: EnquiryAnswer = { enquiry: emptyEnquiry, errors: {} }
