import { shared } from '#domain/wording/en/shared.ts'
import { StoreBusy } from '#ports/failures.ts'
import { retryAfterSeconds } from './unavailable.ts'

/** The failure of a request whose body does not fit on the disk. */
export const diskFull = (cause: unknown): StoreBusy =>
  new StoreBusy({
    message: shared.server.full,
    retryAfter: retryAfterSeconds,
    cause,
  })

/** Causes behind causes; a longer chain may be a circle. */
const maxDepth = 10

/** Whether a full disk caused an error. */
export const isDiskFull = (error: unknown, depth = 0): boolean => {
  if (typeof error !== 'object' || error === null || depth === maxDepth) return false
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  return ['cause', 'reason'].some((behind) => isDiskFull(Reflect.get(error, behind), depth + 1))
}
