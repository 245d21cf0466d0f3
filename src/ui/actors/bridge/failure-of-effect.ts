import type { Failure } from '#domain/machines/failure.ts'
import type { WriteFailure } from '#ports/failures.ts'

/** A port's failure as the machines keep it. */
export const failureOfEffect = (failure: WriteFailure): Failure => ({
  reason: failure._tag,
  message: failure.message,
  answered: failure.answered,
  ...(failure._tag === 'InputRefused' && { fields: failure.fields }),
  ...(failure._tag === 'ItemChanged' && { current: failure.current }),
})
