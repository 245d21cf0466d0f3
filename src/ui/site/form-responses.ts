import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { RuleErrors } from '#domain/forms/contact-rules.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { fill } from '#domain/wording/template.ts'
import { site, type SiteWords } from '#domain/wording/en/site.ts'
import type { Application } from '#domain/profile/profile-errors.ts'

/** What the server responds to a posted form that it refused. A file has to be chosen again. */
export interface FormResponse<Values> {
  readonly values: Values
  readonly errors: RuleErrors<Values>
  readonly failure?: Failure | undefined
}

export type EnquiryResponse = FormResponse<Enquiry>
export type ApplicationResponse = FormResponse<Application>

/** The response to a posted form, by the page of the form. */
export interface FormResponses {
  readonly contact?: EnquiryResponse
  readonly career?: ApplicationResponse
}

/** The title of a page after its form was posted, which screen readers read first. */
export const responseTitle = (
  title: string,
  refused: object | undefined,
  sent: string | undefined,
  { posted }: SiteWords = site,
): string => {
  if (refused) return fill(posted.refused, { title })
  return sent ? fill(posted.sent, { title }) : title
}
