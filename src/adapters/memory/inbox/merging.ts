import { Clock, Effect } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { mergedWaiting, mergingErrors, separatingErrors, type MergedVersions } from '#domain/desk/merging.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import type { Handling, ShownForm } from '#domain/mail/inbox/received-mail.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import type { DeskStore, HandledMail } from '../store/desk-store.ts'
import { isoNow } from '../store/iso-now.ts'
import type { makeTable } from '../store/table.ts'

type Fields = Enquiry & Receipt & ShownForm & Handling & SpamCheck
type Row = Fields & Stored
type Table = ReturnType<typeof makeTable<Fields>>

interface State extends Pick<Row, 'status' | 'createdAt'> {
  readonly handled: HandledMail
}

/** For the undo. */
interface Merge {
  /** What an undo restores: the enquiry before its merges, counted back to where somebody last changed it. */
  readonly stays: State
  /** The version of the enquiry that stays. It is the current one until somebody changes that enquiry. */
  readonly version: number
  readonly merged: Row
  readonly putBack: Effect.Success<ReturnType<Table['take']>>['putBack']
}

/** Merges enquiries; the messages of each stay where they are, and are read together. */
export const makeMerging = (table: Table, desk: DeskStore) => {
  const handled = desk.handled.enquiries
  const merges = new Map<string, Merge>()
  const stateOf = ({ id, status, createdAt }: Row): State => ({
    status,
    createdAt,
    handled: handled.get(id) ?? {},
  })
  const waitingOf = ({ status, createdAt, handled: { waitingSince = createdAt } }: State) => ({
    status,
    waitingSince,
  })
  const withMerged = (stays: State, { merged }: Pick<Merge, 'merged'>): State => {
    const waiting = mergedWaiting(waitingOf(stays), waitingOf(stateOf(merged)))
    return waiting === undefined
      ? stays
      : {
          ...stays,
          status: waiting.status,
          handled: { ...stays.handled, waitingSince: waiting.waitingSince },
        }
  }
  /** The merges into an enquiry that has not been changed since. */
  const unhandled = ({ id, version }: Row) =>
    (desk.merged.get(id) ?? []).flatMap((link) => {
      const merge = merges.get(link.id)
      return merge?.version === version ? [merge] : []
    })
  /** Stores the next version of the enquiry that stays, with which unhandled merges go. */
  const store = ({ id, version }: Row, next: State, going: ReadonlyArray<Merge>) => {
    handled.set(id, next.handled)
    for (const merge of going) merges.set(merge.merged.id, { ...merge, version: version + 1 })
    return table.update(id, undefined, (row) => Effect.succeed({ ...row, status: next.status }))
  }
  return {
    merge: Effect.fnUntraced(function* (
      id: string,
      other: string,
      { version, otherVersion }: MergedVersions = {},
    ) {
      const [stays, merged] = [yield* table.get(id), yield* table.get(other)]
      yield* failIfInvalid(mergingErrors(stays, merged, desk.merged.has(other)))
      for (const [row, seen] of [
        [stays, version],
        [merged, otherVersion],
      ] as const)
        if (seen !== undefined && seen !== row.version) return yield* itemChanged('enquiry', row)
      const earlier = unhandled(stays)
      const before = stateOf(stays)
      const { putBack } = yield* table.take(other)
      const kept = { stays: earlier[0]?.stays ?? before, version: stays.version + 1, merged, putBack }
      merges.set(other, kept)
      const { reference, message, createdAt } = merged
      const mergedAt = yield* isoNow
      const link = { id: other, reference, message, createdAt, mergedAt }
      desk.merged.set(id, [...(desk.merged.get(id) ?? []), link])
      const after = withMerged(before, kept)
      const owner = before.handled.owner ?? handled.get(other)?.owner
      const owned = { ...after.handled, ...(owner !== undefined && { owner }) }
      return yield* store(stays, { ...after, handled: owned }, earlier)
    }),

    separate: Effect.fnUntraced(function* (
      id: string,
      other: string,
      { version, otherVersion }: MergedVersions = {},
    ) {
      const current = yield* table.get(id)
      const links = desk.merged.get(id) ?? []
      const link = links.find((one) => one.id === other)
      const was = merges.get(other)
      if (link === undefined || was === undefined) return yield* itemGone('enquiry')
      yield* failIfInvalid(separatingErrors(link.mergedAt, yield* Clock.currentTimeMillis))
      const isOutdated =
        (version !== undefined && version !== current.version) ||
        (otherVersion !== undefined && otherVersion !== was.merged.version)
      if (isOutdated) return yield* itemChanged('enquiry', current)
      yield* was.putBack
      const others = links.filter((one) => one !== link)
      if (others.length > 0) desk.merged.set(id, others)
      else desk.merged.delete(id)
      const going = unhandled(current)
      const restored =
        was.version === current.version ? going.reduce(withMerged, was.stays) : stateOf(current)
      return yield* store(current, restored, going)
    }),
  }
}
