import type { Device } from './device.ts'

/** A session of the signed-in account, as its person sees it. */
export interface OwnSession extends Device {
  readonly id: string
  /** ISO 8601 in UTC, as `usedAt`. */
  readonly openedAt: string
  /** To the minute. */
  readonly usedAt: string
  /** Whether this is the session of the request. */
  readonly isThisOne: boolean
}
