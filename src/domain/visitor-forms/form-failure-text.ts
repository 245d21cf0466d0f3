import { forms, type FormsWords } from '../wording/en/site/forms.ts'
import type { FailedRequest } from '../wording/failure-wording.ts'

/** The alert of a form that was not sent (E12). */
export const formFailureText = ({ withoutResponse }: FailedRequest, { failed }: FormsWords = forms): string =>
  withoutResponse ? failed.withoutResponse : failed.withResponse
