import { Clock, Effect } from 'effect'

/** The current time, ISO 8601 in UTC. */
export const isoNow = Effect.map(Clock.currentTimeMillis, (now) => new Date(now).toISOString())
