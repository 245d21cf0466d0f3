import { serverPaths } from '#domain/addresses/server-paths.ts'
import { requestPath, type Handler } from '../edge/handler.ts'
import { withTimeout } from '../edge/promises/with-timeout.ts'

export interface Schedule {
  /** Milliseconds until the next waiting change is due; `Infinity` if there is none. */
  readonly untilDue: () => Promise<number>
  /** Applies what is due; more may be due afterwards. */
  readonly applyDue: () => Promise<void>
}

/** Milliseconds that a request waits for changes that are due; then it gets the site as it was. */
const longestWait = 500

/** Milliseconds between two tries, so that a full disk does not slow down every request. */
const retryAfter = 1_000

/** Milliseconds after which the time is read again, as the clock of this process may drift, or be set. */
const steadyFor = 60_000

/** What is the same before and after a change. */
const unaffected: ReadonlyArray<string> = [serverPaths.readiness, serverPaths.health, serverPaths.metrics]
const isUnaffected = (path: string) => unaffected.includes(path) || path.startsWith('/media/')

/**
 * Applies scheduled changes at the first request that begins when they are due. No timer runs: until then, each request
 * costs a comparison.
 */
export const dueChanges = (
  { untilDue, applyDue }: Schedule,
  report: (message: string, error: unknown) => void = console.error,
) => {
  /** By the clock of this process, as all times here. */
  let due = Number.NEGATIVE_INFINITY
  let readAt = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let isTrying = false
  let hasFailed = false

  const isNothingDue = (now: number) => now < due && Math.abs(now - readAt) < steadyFor
  const invalidate = () => {
    readAt = Number.NEGATIVE_INFINITY
  }

  const isDue = async () => {
    const now = Date.now()
    readAt = now
    const wait = await untilDue()
    due = now + wait
    return wait <= 0
  }

  const applyAll = async () => {
    triedAt = Date.now()
    isTrying = true
    try {
      while (!isNothingDue(Date.now()))
        if (await isDue()) {
          await applyDue()
          invalidate()
        }
      triedAt = Number.NEGATIVE_INFINITY
      hasFailed = false
    } catch (error) {
      invalidate()
      if (!hasFailed) report('Scheduled changes cannot be applied.', error)
      hasFailed = true
    }
    isTrying = false
  }
  const applyInTime = withTimeout(applyAll, undefined, longestWait)

  /** Applies what is due; `undefined` if nothing is, or if it takes long or has just failed. */
  const check = (): Promise<void> | undefined => {
    const now = Date.now()
    if (isNothingDue(now)) return undefined
    const passed = Math.abs(now - triedAt)
    return (isTrying ? passed < longestWait : passed >= retryAfter) ? applyInTime() : undefined
  }

  const applyFirst: Handler = (request) => {
    if (isNothingDue(Date.now()) || isUnaffected(requestPath(request))) return false
    const work = check()
    return work === undefined ? false : work.then(() => false)
  }

  return {
    check,
    applyFirst,
    /** When the next change is due, as far as known; now if it must be read again. */
    nextDue: () => (isNothingDue(Date.now()) ? due : Date.now()),
    /** A draft was saved: the next request reads again when the next change is due. */
    invalidate,
  }
}

export type DueChanges = ReturnType<typeof dueChanges>
