import type { SubmissionMetadata } from '#domain/visitor-forms/visitor-form.ts'

/** The metadata of a visitor's form. A form with the same key within 24 hours is stored once. */
export interface FormMetadata extends Partial<SubmissionMetadata> {
  /** The IP address of the visitor, if the sender knows it. */
  readonly visitorAddress?: string
}
