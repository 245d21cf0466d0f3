import { Context, type Effect } from 'effect'
import type { Publishable } from '#domain/publishing/draft.ts'
import type { ReadFailure } from '../../failures.ts'

/** Applies scheduled changes that are due. */
export class Publication extends Context.Service<
  Publication,
  {
    /** Milliseconds until the next waiting change is due, by the clock that decides; `Infinity` if there is none. */
    readonly untilDue: Effect.Effect<number, ReadFailure>
    /** How many changes are due and not applied. */
    readonly overdue: Effect.Effect<number, ReadFailure>
    /**
     * Applies what is due now, in the name of who scheduled it and at its time: in one transaction 200 changes, and the
     * rest of the last one's moment. Returns what visitors see otherwise now; more may be due. One that cannot be applied
     * becomes `failed` and the others are applied.
     */
    readonly applyDue: Effect.Effect<ReadonlyArray<Publishable>, ReadFailure>
  }
>()('sahilan/ports/Publication') {}
