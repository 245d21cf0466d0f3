import { Context, type Effect } from 'effect'
import type { SentForm } from '#domain/machines/enquiry-machine.ts'

/** The one enquiry that waits on a visitor's device for a connection, for 24 hours at most. */
export class Outbox extends Context.Service<
  Outbox,
  {
    readonly read: Effect.Effect<SentForm | null>
    /** Takes the place of what waited; answers whether it is kept. */
    keep(form: SentForm): Effect.Effect<boolean>
    readonly remove: Effect.Effect<void>
  }
>()('sahilan/ports/Outbox') {}
