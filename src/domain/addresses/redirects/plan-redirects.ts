import { Option, Result, Schema } from 'effect'
import { addressKey, addressOfKey, redirectFor } from './address-key.ts'
import {
  maxAddress,
  maxNote,
  maxRedirects,
  redirectStatuses,
  type ImportedRedirect,
  type ActiveRedirect,
  type RedirectInput,
  type RedirectStatus,
} from './redirect.ts'
import { isPage, isTaken, type SitePages } from './site-pages.ts'

/** An entry as it is to be stored. */
export interface PlannedRedirect extends Omit<ActiveRedirect, 'id'> {
  /** The entry to change; absent for a new one. */
  readonly id?: string | undefined
  /** Absent if the former one stays. */
  readonly note?: string | undefined
}

export interface RedirectPlan {
  /** The outcome of each row, in their order. */
  readonly rows: ReadonlyArray<Omit<ImportedRedirect, 'row'>>
  readonly writes: ReadonlyArray<PlannedRedirect>
}

type Row = Omit<RedirectInput, 'note'> & { readonly note?: string | undefined }

const path = /^\/(?![/\\])[^\s\\]*$/u
const outside = /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/iu

/** Finds ports, hosts and encodings that no browser accepts. */
const readUrl = Schema.decodeUnknownOption(Schema.URLFromString)

const isStatus = (status: number): status is RedirectStatus => redirectStatuses.some((one) => one === status)

const fromError = (from: string, site: SitePages) => {
  if (!/^\/(?![/\\])/u.test(from) || from.length > maxAddress)
    return 'Write the path of an old address, which begins with /.'
  return isTaken(site, from) ? `${addressKey(from).path} is a page of the site` : undefined
}

const toError = ({ to, status }: Row) => {
  if (status === 410) return undefined
  if (to === '') return 'Write a new address, or 410 if the page is gone for good.'
  if (to.length <= maxAddress && path.test(to)) return undefined
  if (to.length > maxAddress || !outside.test(to))
    return 'Write a path of this site or an address that begins with https://.'
  return Option.isSome(readUrl(to))
    ? undefined
    : 'This address is not valid. Copy it from the browser and try again.'
}

const errorsOf = (row: Row, site: SitePages): Readonly<Record<string, string>> => {
  const errors = {
    from: fromError(row.from, site),
    to: toError(row),
    status: isStatus(row.status) ? undefined : 'Choose 301 or 410.',
    note: (row.note ?? '').length > maxNote ? `A note has at most ${maxNote} characters.` : undefined,
  }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error === undefined ? [] : [[field, error]])),
  )
}

type Entry = Omit<ActiveRedirect, 'id'>
type End = Pick<Entry, 'to' | 'status'>

/**
 * Follows old addresses to the end. A page is one, also if an entry has its address. The end of each entry on the way
 * is remembered, so that the ends of all entries take linear time.
 */
const endsOf = (entries: ReadonlyMap<string, Entry>, site: SitePages) => {
  const ends = new Map<string, End | 'circle'>()
  const nextOf = ({ to }: Entry) => {
    const next = to.startsWith('/') ? redirectFor(entries, to) : undefined
    return next === undefined || isPage(site, to) ? undefined : next
  }
  return (start: Entry): End | 'circle' => {
    const passed = new Set<string>()
    let entry = start
    let end = ends.get(entry.from)
    while (end === undefined) {
      passed.add(entry.from)
      const next = nextOf(entry)
      if (next === undefined) end = entry
      else if (passed.has(next.from)) end = 'circle'
      else {
        entry = next
        end = ends.get(entry.from)
      }
    }
    for (const from of passed) ends.set(from, end)
    return end
  }
}

/** The entry of a row, if the row is right by itself. */
const readRows = (rows: ReadonlyArray<Row>, site: SitePages) => {
  const seen = new Set<string>()
  return rows.map(({ from: typed, to: target, status, note }) => {
    const [from, to] = [addressOfKey(addressKey(typed.trim())), target.trim()]
    const errors = errorsOf({ from: typed.trim(), to, status, note }, site)
    if (Object.keys(errors).length > 0 || !isStatus(status)) return { from, to, errors, note }
    if (seen.has(from)) return { from, to, errors: { from: 'An earlier row has this address.' }, note }
    seen.add(from)
    const entry: Entry = { from, to: status === 410 ? '' : to, status }
    return { from, to, errors, note, entry }
  })
}

interface PlannedRow extends Omit<ImportedRedirect, 'row'> {
  readonly write?: PlannedRedirect
}

/**
 * Adds rows to the stored entries, so that there are neither chains nor circles and nothing covers a page. A row may
 * lead to the old address of another one, in any order.
 */
export const planRedirects = (
  stored: ReadonlyArray<ActiveRedirect>,
  rows: ReadonlyArray<Row>,
  site: SitePages,
  max = maxRedirects,
): RedirectPlan => {
  const former = new Map(stored.map((entry) => [entry.from, entry]))
  const read = readRows(rows, site)
  const all = new Map<string, Entry>(former)
  for (const { entry } of read) if (entry) all.set(entry.from, entry)
  const endOf = endsOf(all, site)
  let total = stored.length
  const planned = read.map(({ from, to, errors, note, entry }): PlannedRow => {
    const refused = (fields: ImportedRedirect['fields']) => ({ from, to, does: 'refused', fields }) as const
    if (entry === undefined) return refused(errors)
    const end = endOf(entry)
    if (end === 'circle') return refused({ to: 'This would create a redirect loop.' })
    if (end.to.startsWith('/') && !isPage(site, end.to))
      return refused({ to: `${addressKey(end.to).path} is not a page of the site.` })
    const before = former.get(from)
    if (before === undefined && (total += 1) > max)
      return refused({ from: `There are ${max} old addresses. Delete some first.` })
    const isSame = before?.to === end.to && before.status === end.status
    const does = before === undefined ? 'new' : isSame ? 'same' : 'changed'
    const write = { id: before?.id, from, to: end.to, status: end.status, note }
    return { from, to: end.to, does, fields: {}, write }
  })
  const accepted = new Map<string, Entry>(former)
  for (const { write } of planned) if (write) accepted.set(write.from, write)
  const acceptedEndOf = endsOf(accepted, site)
  /** Entries that lead to what is an old address now. One that leads to a page that is gone stays, as the page may return. */
  const moved = stored.flatMap((entry) => {
    const { id, from, to, status } = entry
    const end = accepted.get(from) === former.get(from) ? acceptedEndOf(entry) : 'circle'
    const stays = end === 'circle' || end.status === 410 || (end.to === to && end.status === status)
    return stays ? [] : [{ id, from, to: end.to, status: end.status }]
  })
  return {
    rows: planned.map(({ write: _write, ...row }) => row),
    writes: [...planned.flatMap(({ does, write }) => (write && does !== 'same' ? [write] : [])), ...moved],
  }
}

interface PlacedRedirect {
  readonly first: PlannedRedirect
  /** Entries that led to its address, and lead on with it. */
  readonly moved: ReadonlyArray<PlannedRedirect>
}

/** Adds one entry beside the others, or one sentence for each field that is wrong. */
export const placeRedirect = (
  others: ReadonlyArray<ActiveRedirect>,
  input: RedirectInput,
  site: SitePages,
): Result.Result<PlacedRedirect, ImportedRedirect['fields']> => {
  const { rows, writes } = planRedirects(others, [input], site)
  const [row] = rows
  const [first, ...moved] = writes
  if (row?.does === 'new' && first !== undefined) return Result.succeed({ first, moved })
  return Result.fail(
    row?.does === 'refused' ? row.fields : { from: 'There is already an entry for this address.' },
  )
}
