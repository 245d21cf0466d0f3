export interface DeadOutsideLink {
  readonly target: string
  /** The last status, or why there was none. */
  readonly result: string
  /** The first of the failures, ISO 8601 in UTC. */
  readonly since: string
  /** Empty while it is to be checked again. */
  readonly checkedAt: string
  /** Until no item links to the target any more. */
  readonly ignored: boolean
}

/** The result for a link that our own rules forbid to request; such a link does not count as dead. */
export const refusedResult = 'private address'

/** Failures after which a link is dead. */
export const deadAfter = 2

/**
 * Failures in a row after another result: a page that is gone counts twice, trouble of a server once. A site that
 * refuses programs, such as by 403 or 429, is not dead.
 */
export const failuresAfter = (failures: number, result: string): number => {
  if (result === '404' || result === '410') return deadAfter
  const isTrouble = result !== refusedResult && !/^[1-4]\d\d$/u.test(result)
  return isTrouble ? failures + 1 : 0
}
