import { DateTime, Effect } from 'effect'

/** The time as it is kept: ISO 8601 in UTC. */
export const now = Effect.map(DateTime.now, DateTime.formatIso)
