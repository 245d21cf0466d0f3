import { forms, type FormsWords } from '../wording/en/site/forms.ts'
import type { FailedRequest } from '../wording/failure-wording.ts'

/** The alert of a form that was not sent (E12). */
export const formFailureText = (
  { hasResponse }: Pick<FailedRequest, 'hasResponse'>,
  { failed }: FormsWords = forms,
): string => (hasResponse ? failed.withResponse : failed.withoutResponse)
