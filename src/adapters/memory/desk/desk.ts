import { DateTime, Effect, Layer, Record } from 'effect'
import { fold } from '#domain/content/list/search-text.ts'
import { deskFigures, lastWeeks, weekOf } from '#domain/desk/desk-figures.ts'
import { changedDesk, deskErrors } from '#domain/desk/desk-settings.ts'
import { isOpen } from '#domain/desk/due/is-open.ts'
import { allEmails } from '#domain/desk/email-preferences.ts'
import { mailTypeOf } from '#domain/desk/routing.ts'
import { deskId, nounOf } from '#domain/history/subject.ts'
import { matchesFilter } from '#domain/mail/inbox/mail-filter.ts'
import { mailKinds } from '#domain/mail/mail-kind.ts'
import { countedQueries } from '#domain/mail/inbox/mail-totals.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemChanged } from '#ports/item-failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeDeskStore, type DeskStore } from '../store/desk-store.ts'
import { makeJournal, type Journal } from '../store/journal.ts'

export interface MemoryDeskOptions extends Behaviour {
  /** Shared with the inboxes. */
  readonly store?: DeskStore
  /** Records changes. */
  readonly journal?: Journal
}

export const MemoryDesk = ({
  store = makeDeskStore(),
  journal = makeJournal(),
  ...behaviour
}: MemoryDeskOptions = {}) =>
  Layer.sync(Desk, () => {
    const { read, write } = simulate(behaviour)
    let emailPreferences = allEmails
    const mailsOf = (kind: (typeof mailKinds)[number]) => store.mails[kind]?.() ?? []
    return Desk.of({
      get: read(Effect.sync(store.current)),
      update: ({ version: expected, ...change }) =>
        write(
          Effect.gen(function* () {
            const { version, ...before } = store.current()
            if (expected !== undefined && expected !== version)
              return yield* itemChanged(nounOf('desk'), store.current())
            yield* failIfInvalid(deskErrors(change))
            const after = changedDesk(before, change)
            store.change({ ...after, version: version + 1 })
            const ref = { subject: 'desk', itemId: deskId, version: version + 1 } as const
            yield* journal.changed({ ...ref, kind: 'updated', before, after })
            return store.current()
          }),
          store.current,
        ),
      emailPreferences: read(Effect.sync(() => emailPreferences)),
      changeEmailPreferences: (mails) => write(Effect.sync(() => (emailPreferences = mails))),
      staff: read(Effect.sync(() => store.staff)),
      tags: (kind) =>
        read(
          Effect.sync(() => {
            const byFolded = new Map(
              mailsOf(kind)
                .flatMap(({ tags = [] }) => tags)
                .toSorted()
                .toReversed()
                .map((tag) => [fold(tag), tag]),
            )
            return [...byFolded].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag)
          }),
        ),
      totals: (kind) =>
        read(
          Effect.gen(function* () {
            const asked = { me: (yield* OnBehalfOf).id, now: yield* DateTime.now, timeZone: store.timeZone }
            return Record.map(
              countedQueries,
              (filter) => mailsOf(kind).filter((mail) => matchesFilter(filter, mail, asked)).length,
            )
          }),
        ),
      figures: (count) =>
        read(
          Effect.map(DateTime.now, (now) => {
            const desk = store.current()
            const weeks = lastWeeks(DateTime.toEpochMillis(now), count, desk.calendars.Others.zone)
            const all = mailKinds.flatMap((kind) => mailsOf(kind).map((mail) => ({ ...mail, kind })))
            const open = all.filter(({ status }) => isOpen(status))
            const answered = all.flatMap(
              ({ kind, status, id, createdAt, location, type, ownerName = '' }) => {
                const minutes = store.handled[kind].get(id)?.firstAnswer
                const week = weekOf(weeks, createdAt)
                return minutes === undefined || status === 'spam' || week === undefined
                  ? []
                  : [{ week, location, type: mailTypeOf(kind, type), owner: ownerName, minutes: [minutes] }]
              },
            )
            return {
              ...deskFigures(answered, weeks, desk),
              open: open.length,
              unowned: open.filter(({ owner }) => owner === undefined).length,
              overdue: open.filter(({ dueAt = '~' }) => dueAt < DateTime.formatIso(now)).length,
            }
          }),
        ),
    })
  })
