import { Predicate } from 'effect'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import type { ResponseBody } from './response-body.ts'

/** The receipt of an accepted form; another back end may give no reference. */
export const receiptOf = ({ body: { data } }: ResponseBody): Receipt => {
  const results = Predicate.isReadonlyObject(data) ? data['results'] : undefined
  const { reference } = Predicate.isReadonlyObject(results) ? results : {}
  return { reference: Predicate.isString(reference) ? reference : '' }
}
