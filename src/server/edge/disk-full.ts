import { StoreBusy } from '#ports/failures.ts'

/** What is told of a body that could not be put aside. */
export const diskFull = (cause: unknown): StoreBusy =>
  new StoreBusy({
    message: 'There is no space left to store this. Try again later.',
    answered: true,
    retryAfter: 5,
    cause,
  })

/** Whether a disk without space is behind a failure. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  return ['cause', 'reason'].some((behind) => isDiskFull(Reflect.get(error, behind)))
}
