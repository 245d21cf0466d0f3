import { DateTime, Effect } from 'effect'

/** The current time as it is stored: ISO 8601 in UTC. */
export const now = Effect.map(DateTime.now, DateTime.formatIso)
