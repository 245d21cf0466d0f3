import type { Failure } from '#domain/machines/failure.ts'
import type { WriteFailure } from '#ports/failures.ts'

/** Turns a port's failure into the form that machines store. */
export const failureOfEffect = (failure: WriteFailure): Failure => ({
  reason: failure._tag,
  message: failure.message,
  answered: failure.answered,
  ...(failure._tag === 'InputRefused' && { fields: failure.fields }),
  ...(failure._tag === 'ItemChanged' && { current: failure.current }),
})
