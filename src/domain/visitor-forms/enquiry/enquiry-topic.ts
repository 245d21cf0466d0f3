import { enquirySubjects, type Enquiry } from './enquiry.ts'

/** The topic of a received enquiry; absent where the visitor chose none. */
export interface EnquiryTopic {
  readonly brandId?: string
  /** The title of the brand when the enquiry arrived, which outlives the brand. */
  readonly brand?: string
  readonly subject?: string
}

/**
 * Keeps the brand and the subject of an enquiry if they are known, and drops them otherwise: an enquiry never fails by
 * what it is about.
 *
 * @param brand The title of its brand, if visitors can see one with this id.
 */
export const withKnownTopic = <Sent extends Enquiry>(
  { brandId, subject, ...enquiry }: Sent,
  brand: string | undefined,
): Omit<Sent, 'brandId' | 'subject'> & EnquiryTopic => {
  const known = enquirySubjects.find((one) => one === subject)
  return {
    ...enquiry,
    ...(brandId !== undefined && brand !== undefined && { brandId, brand }),
    ...(known !== undefined && { subject: known }),
  }
}
