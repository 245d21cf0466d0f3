import { Context, Effect, Layer } from 'effect'
import { Arrivals } from '#ports/staff/desk/arrivals.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { ArrivalsUnderTest } from './arrivals-contract.ts'
import { enquiry } from './enquiries-contract.ts'

export class ArrivalsStarted extends Context.Service<ArrivalsStarted, ArrivalsUnderTest>()(
  'sahilan/tests/ArrivalsUnderTest',
) {}

/** Sends enquiries as visitors do. */
export const withSending = Layer.effect(
  ArrivalsStarted,
  Effect.gen(function* () {
    const arrivals = yield* Arrivals
    const enquiries = yield* Enquiries
    return {
      arrivals,
      receive: (kind) => enquiries.send(enquiry, kind === 'spam' ? { decoy: 'filled' } : {}),
    }
  }),
)
