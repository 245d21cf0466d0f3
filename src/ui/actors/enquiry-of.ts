import { Effect, type ManagedRuntime } from 'effect'
import { enquiryMachine } from '#domain/machines/enquiry-machine.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { fromEffect } from './from-effect.ts'

/** The enquiry machine over its port. */
export const enquiryOf = (runtime: ManagedRuntime.ManagedRuntime<Enquiries, never>) =>
  enquiryMachine.provide({
    actors: {
      send: fromEffect(runtime).writing(({ enquiry, ...sending }) =>
        Effect.flatMap(Enquiries, (enquiries) => enquiries.send(enquiry, sending)),
      ),
    },
  })
