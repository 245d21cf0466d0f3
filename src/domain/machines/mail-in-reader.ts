import type { Failure } from './failure.ts'
import type { Listed } from './list-machine.ts'

/** The inbox's state for the reading pane. */
export interface ReaderInput<Mail extends Listed> {
  /** From the address: an id, or an end of the page that the user stepped onto. */
  readonly named: string | undefined
  /** The id that was shown last. */
  readonly lastShown: string | undefined
  /** A mail that this user has just removed from the list, and its former row. */
  readonly left: { readonly id: string; readonly at: number } | undefined
  readonly listed: ReadonlyArray<Mail>
  /** Whether `listed` is the page that the address names. */
  readonly isCurrent: boolean
  /** Other mails that were fetched, newest first. */
  readonly known: ReadonlyArray<Mail | null | undefined>
  /** The failed fetch of a mail by its id. */
  readonly failed: { readonly id: string | undefined; readonly failure: Failure | null }
}

export type InReader<Mail> =
  /** `at` is the index of its row, -1 if it is not on this page. */
  | { readonly state: 'shown'; readonly id: string; readonly at: number; readonly mail: Mail }
  | { readonly state: 'pending' | 'gone'; readonly id: string | undefined }
  | { readonly state: 'failed'; readonly id: string; readonly failure: Failure }
  | { readonly state: 'empty' }

/** Whether the address names an end of its page instead of an id. */
export const isEnd = (named: string | undefined): named is 'first' | 'last' =>
  named === 'first' || named === 'last'

/** Decides which mail the reading pane shows: the one that the address names or none, never another in its place. */
export const mailInReader = <Mail extends Listed>(input: ReaderInput<Mail>): InReader<Mail> => {
  const { named, lastShown, left, listed, isCurrent, known, failed } = input
  const row = (at: number): InReader<Mail> => {
    const mail = listed[at]
    return mail === undefined ? { state: 'empty' } : { state: 'shown', id: mail.id, at, mail }
  }
  if (isEnd(named) && isCurrent) return row(named === 'first' ? 0 : listed.length - 1)
  // The next mail moves up to its row; which one that is, is known after the next fetch.
  if (left !== undefined && (named ?? left.id) === left.id)
    return isCurrent ? row(Math.min(left.at, listed.length - 1)) : { state: 'pending', id: undefined }
  const id = isEnd(named) ? lastShown : (named ?? lastShown)
  if (id === undefined) return listed.length > 0 || isCurrent ? row(0) : { state: 'pending', id }
  const at = listed.findIndex((mail) => mail.id === id)
  if (at !== -1) return row(at)
  const mail = known.find((one) => one?.id === id)
  if (failed.id === id && failed.failure !== null) {
    const { failure } = failed
    if (failure.reason === 'ItemNotFound') return { state: 'gone', id }
    if (!mail) return { state: 'failed', id, failure }
  }
  return mail ? { state: 'shown', id, at, mail } : { state: 'pending', id }
}
