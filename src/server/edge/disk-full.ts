import { shared } from '#domain/wording/en/shared.ts'
import { StoreBusy } from '#ports/failures.ts'
import { retryAfterSeconds } from './unavailable.ts'

/** The failure of a request whose body does not fit on the disk. */
export const diskFull = (cause: unknown): StoreBusy =>
  new StoreBusy({
    message: shared.server.full,
    hasResponse: true,
    retryAfter: retryAfterSeconds,
    cause,
  })

/** Whether a full disk caused an error. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  return ['cause', 'reason'].some((behind) => isDiskFull(Reflect.get(error, behind)))
}
