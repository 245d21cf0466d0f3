import type { Failure } from './failure.ts'

interface Listed {
  readonly id: string
}

/** What an inbox knows about the mail that its reader shows. */
export interface ReaderInput<Mail extends Listed> {
  /** What the address names: an id, or an end of the page that was stepped onto. */
  readonly named: string | undefined
  /** The id that was shown without being named. */
  readonly kept: string | undefined
  /** A mail that this person has just taken out of the list, and the place of its row. */
  readonly left: { readonly id: string; readonly at: number } | undefined
  readonly listed: ReadonlyArray<Mail>
  /** Whether the rows are those that the address asks for. */
  readonly isThere: boolean
  /** Mails that are known besides the rows, the latest first. */
  readonly known: ReadonlyArray<Mail | null | undefined>
  /** Why a mail could not be fetched by its id. */
  readonly failed: { readonly id: string | undefined; readonly failure: Failure | null }
}

export type InReader<Mail> =
  /** `at` is the place of its row, -1 where it is not on this page. */
  | { readonly state: 'shown'; readonly id: string; readonly at: number; readonly mail: Mail }
  | { readonly state: 'pending' | 'gone'; readonly id: string | undefined }
  | { readonly state: 'failed'; readonly id: string; readonly failure: Failure }
  | { readonly state: 'empty' }

/** Whether an address names an end of its page, which has yet to become an id. */
export const isEnd = (named: string | undefined): named is 'first' | 'last' =>
  named === 'first' || named === 'last'

/** Which mail the reader of an inbox shows: the one that was asked for or none, and never another in its place. */
export const mailInReader = <Mail extends Listed>(input: ReaderInput<Mail>): InReader<Mail> => {
  const { named, kept, left, listed, isThere, known, failed } = input
  const row = (at: number): InReader<Mail> => {
    const mail = listed[at]
    return mail === undefined ? { state: 'empty' } : { state: 'shown', id: mail.id, at, mail }
  }
  if (isEnd(named) && isThere) return row(named === 'first' ? 0 : listed.length - 1)
  // The next mail stands in its place; the list has to be fetched again before that is known.
  if (left !== undefined && (named ?? left.id) === left.id)
    return isThere ? row(Math.min(left.at, listed.length - 1)) : { state: 'pending', id: undefined }
  const id = isEnd(named) ? kept : (named ?? kept)
  if (id === undefined) return listed.length > 0 || isThere ? row(0) : { state: 'pending', id }
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
