import type { ReceiptView } from '#domain/desk/receipt/receipt-view.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { RuleErrors } from '#domain/forms/contact-rules.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { fill } from '#domain/wording/template.ts'
import { site, type SiteWords } from '#domain/wording/en/site/site.ts'
import type { Application } from '#domain/visitor-forms/profile/application.ts'

/** The server's response to a posted form that it refused. A file has to be chosen again. */
export interface FormResponse<Values> {
  readonly values: Values
  readonly errors: RuleErrors<Values>
  readonly failure?: Failure | undefined
}

export type EnquiryResponse = FormResponse<Enquiry>
export type ApplicationResponse = FormResponse<Application>

/** The data of the receipt page after a step; it is for one visitor and never cached. */
export interface ReceiptResponse {
  readonly code?: string | undefined
  readonly view?: ReceiptView | undefined
  /** The text of a refused reply. */
  readonly text?: string | undefined
  readonly failure?: string | undefined
  readonly hasReplied?: boolean
  readonly isErasing?: boolean
  readonly isErased?: boolean
}

/** Data for one request only: the response to a posted form, by its page, or that a page is gone. */
export interface FormResponses {
  readonly gone?: true
  /** The code of the mail that was just sent, which must not stand in an address. */
  readonly code?: string | undefined
  readonly receipt?: ReceiptResponse
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
