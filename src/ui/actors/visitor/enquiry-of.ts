import { Effect, type ManagedRuntime } from 'effect'
import { enquiryMachine } from '#domain/machines/enquiry-machine.ts'
import type { Connection } from '#ports/visitor/connection.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Outbox } from '#ports/visitor/outbox.ts'
import { connectionOf } from './connection-of.ts'
import { fromEffect } from '../bridge/from-effect.ts'

/** The enquiry machine over its ports. */
export const enquiryOf = (runtime: ManagedRuntime.ManagedRuntime<Enquiries | Outbox | Connection, never>) => {
  const { writing } = fromEffect(runtime)
  const { actors, guards } = connectionOf(runtime)
  return enquiryMachine.provide({
    actors: {
      ...actors,
      send: writing(({ enquiry, ...sending }) =>
        Effect.flatMap(Enquiries, (enquiries) => enquiries.send(enquiry, sending)),
      ),
      keep: writing((form) => Effect.flatMap(Outbox, (outbox) => outbox.keep(form))),
    },
    guards,
  })
}
