import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { EnquiryErrors } from '#domain/enquiry/enquiry-errors.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { ProfileErrors } from '#domain/profile/profile-errors.ts'
import type { Profile } from '#domain/profile/profile.ts'

/** What the server answers to an enquiry that it did not take. */
export interface EnquiryResponse {
  readonly enquiry: Enquiry
  readonly errors: EnquiryErrors
  readonly failure?: Failure | undefined
}

/** What the server answers to an application that it did not take; the file has to be chosen again. */
export interface ApplicationResponse {
  readonly profile: Profile
  readonly errors: ProfileErrors
  readonly failure?: Failure | undefined
}

/** The answer to a form that was posted, by the page whose form it is. */
export interface FormResponses {
  readonly contact?: EnquiryResponse
  readonly career?: ApplicationResponse
}

/** A page's title as it is heard first once its form was posted. */
export const responseTitle = (
  title: string,
  refused: EnquiryResponse | ApplicationResponse | undefined,
  taken: string | undefined,
): string => {
  if (refused) return `Error: ${title}`
  return taken ? `Sent: ${title}` : title
}
