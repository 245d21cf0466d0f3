import { Clock, Effect } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { mergedWaiting, mergingErrors, separatingErrors, type MergedVersions } from '#domain/desk/merging.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import type { Handling, ShownForm } from '#domain/mail/inbox/received-mail.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import { failIfInvalid, ItemChanged, ItemNotFound } from '#ports/failures.ts'
import type { DeskStore, HandledMail } from '../store/desk-store.ts'
import type { makeTable } from '../store/table.ts'

type Fields = Enquiry & Receipt & ShownForm & Handling & SpamCheck
type Row = Fields & Stored
type Table = ReturnType<typeof makeTable<Fields>>

/** Both enquiries as they were, for the undo. */
interface Before {
  readonly stays: Row
  readonly merged: Row
  readonly handled: HandledMail | undefined
  readonly putBack: Effect.Success<ReturnType<Table['take']>>['putBack']
}

const changed = (current: Row) =>
  new ItemChanged({
    message: 'Somebody else changed this enquiry in the meantime',
    current,
  })

/** Merges enquiries; the messages of each stay where they are, and are read together. */
export const makeMerging = (table: Table, desk: DeskStore) => {
  const handled = desk.handled.enquiries
  const before = new Map<string, Before>()
  const waitingOf = (row: Row) => ({
    status: row.status,
    waitingSince: handled.get(row.id)?.waitingSince ?? row.createdAt,
  })
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
        if (seen !== undefined && seen !== row.version) return yield* changed(row)
      const waiting = mergedWaiting(waitingOf(stays), waitingOf(merged))
      const { putBack } = yield* table.take(other)
      before.set(other, { stays, merged, handled: handled.get(id), putBack })
      const { reference, message, createdAt } = merged
      const mergedAt = new Date(yield* Clock.currentTimeMillis).toISOString()
      const link = { id: other, reference, message, createdAt, mergedAt }
      desk.merged.set(id, [...(desk.merged.get(id) ?? []), link])
      const owner = handled.get(id)?.owner ?? handled.get(other)?.owner
      handled.set(id, {
        ...handled.get(id),
        ...(owner !== undefined && { owner }),
        ...(waiting && { waitingSince: waiting.waitingSince }),
      })
      return yield* table.update(id, undefined, (row) =>
        Effect.succeed({ ...row, status: waiting?.status ?? row.status }),
      )
    }),

    separate: Effect.fnUntraced(function* (
      id: string,
      other: string,
      { version, otherVersion }: MergedVersions = {},
    ) {
      const current = yield* table.get(id)
      const links = desk.merged.get(id) ?? []
      const link = links.find((one) => one.id === other)
      const was = before.get(other)
      if (link === undefined || was === undefined)
        return yield* new ItemNotFound({ message: 'This enquiry no longer exists.' })
      yield* failIfInvalid(separatingErrors(link.mergedAt, yield* Clock.currentTimeMillis))
      const isOutdated =
        (version !== undefined && version !== current.version) ||
        (otherVersion !== undefined && otherVersion !== was.merged.version)
      if (isOutdated) return yield* changed(current)
      yield* was.putBack
      const others = links.filter((one) => one !== link)
      if (others.length > 0) desk.merged.set(id, others)
      else desk.merged.delete(id)
      const isSame = current.version === was.stays.version + 1
      if (isSame) handled.set(id, was.handled ?? {})
      return yield* table.update(id, undefined, (row) =>
        Effect.succeed({ ...row, ...(isSame && { status: was.stays.status }) }),
      )
    }),
  }
}
