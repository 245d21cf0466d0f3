import { Predicate } from 'effect'
import type { SentReceipt } from '#domain/mail/inbox/receipt.ts'
import type { ResponseBody } from './response-body.ts'

/** The receipt of an accepted form; another back end may give no reference and no code. */
export const receiptOf = ({ body: { data } }: ResponseBody): SentReceipt => {
  const results = Predicate.isReadonlyObject(data) ? data['results'] : undefined
  const { reference, code } = Predicate.isReadonlyObject(results) ? results : {}
  return {
    reference: Predicate.isString(reference) ? reference : '',
    ...(Predicate.isString(code) && { code }),
  }
}
