import type { Handler } from '../edge/handler.ts'
import { withTimeout } from '../edge/promises/with-timeout.ts'

export interface ScheduledChanges {
  /** The earliest time of a waiting change, ISO 8601 in UTC. */
  readonly nextDue: () => Promise<string | undefined>
  /** Applies everything that is due. */
  readonly settle: () => Promise<void>
}

/** Milliseconds that a request waits for changes that are due; then it gets the site as it was. */
const patience = 500

/** Milliseconds between two tries, so that a full disk does not slow down every request. */
const retryAfter = 1_000

/**
 * Applies scheduled changes at the first request that begins when they are due. No timer runs: until then, each request
 * costs a comparison.
 */
export const settling = (
  { nextDue, settle }: ScheduledChanges,
  report: (message: string, error: unknown) => void = console.error,
) => {
  let due = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let isStale = true
  let isOverdue = false

  const load = async () => {
    isStale = false
    const next = await nextDue()
    due = next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next)
  }

  const settleAll = async () => {
    try {
      while (isStale || due <= Date.now()) {
        if (isStale) await load()
        if (due > Date.now()) continue
        await settle()
        isStale = true
      }
      isOverdue = false
    } catch (error) {
      isStale = true
      triedAt = Date.now()
      if (!isOverdue) report('Scheduled changes cannot be applied.', error)
      isOverdue = true
    }
  }
  const settled = withTimeout(settleAll, undefined, patience)

  /** Applies what is due; `undefined` if nothing is. */
  const check = (): Promise<void> | undefined => {
    const now = Date.now()
    if (!isStale && now < due) return undefined
    return Math.abs(now - triedAt) < retryAfter ? undefined : settled()
  }

  const settleFirst: Handler = () => {
    const work = check()
    return work === undefined ? false : work.then(() => false)
  }

  return {
    check,
    settleFirst,
    /** A draft was saved: the next request reads again when the next change is due. */
    changed: () => {
      isStale = true
    },
    /** Whether changes are due that could not be applied. */
    isOverdue: () => isOverdue,
  }
}

export type Settling = ReturnType<typeof settling>
