import { Context, DateTime, type Effect } from 'effect'
import type { ReadFailure } from '../../failures.ts'

/** The clock that decides what is due: the same one for all processes on a database. */
export const PublicationClock = Context.Reference<Effect.Effect<DateTime.Utc, ReadFailure>>(
  'sahilan/ports/PublicationClock',
  { defaultValue: () => DateTime.now },
)
