import { Effect } from 'effect'
import type { DeskFigures } from '#domain/desk/desk-figures.ts'
import type { DeskChange, StoredDesk } from '#domain/desk/desk-settings.ts'
import type { OwnMails } from '#domain/desk/own-mails.ts'
import type { SavedView, ViewInput } from '#domain/desk/saved-view.ts'
import type { Author } from '#domain/history/author.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { Desk } from '#ports/staff/desk.ts'
import { SavedViews } from '#ports/staff/saved-views.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { ReadFailure } from '#ports/failures.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

/** The lists that every inbox counts. */
export const countedQueries = {
  open: { status: 'open' },
  mine: { status: 'open', owner: 'me' },
  none: { status: 'open', owner: 'none' },
  overdue: { due: 'overdue' },
  answered: { status: 'answered' },
  spam: { status: 'spam' },
} as const satisfies Readonly<Record<string, AnyMailQuery>>
export type CountedList = keyof typeof countedQueries

export type MailTotals = Readonly<Record<CountedList | 'today', number>>

export interface DeskActors {
  readonly settings: Reading<StoredDesk>
  readonly staff: Reading<ReadonlyArray<Author>>
  readonly views: Reading<ReadonlyArray<SavedView>>
  readonly tags: Readonly<Record<MailKind, Reading<ReadonlyArray<string>>>>
  readonly totals: Readonly<Record<MailKind, Reading<MailTotals>>>
  readonly save: Request<DeskChange & { readonly version?: number }, StoredDesk>
  /** Takes the number of weeks. */
  readonly figures: Request<number, DeskFigures>
  readonly ownMails: Reading<OwnMails>
  readonly changeOwnMails: Request<OwnMails, OwnMails>
  readonly addView: Request<ViewInput, SavedView>
  /** Takes the id of a view. */
  readonly removeView: Request<string, void>
}

type Ports = Desk | SavedViews | Enquiries | Profiles

const counted = <E, R>(page: Effect.Effect<{ readonly total: number }, E, R>) =>
  Effect.map(page, ({ total }) => total)

const totalOf = (
  kind: MailKind,
  query: AnyMailQuery,
): Effect.Effect<number, ReadFailure, Enquiries | Profiles> =>
  kind === 'enquiries'
    ? Effect.flatMap(Enquiries, (port) => counted(port.list({ ...query, size: 1 })))
    : Effect.flatMap(Profiles, (port) => counted(port.list({ ...query, size: 1 })))

const totalsOf = (kind: MailKind) =>
  Effect.all(
    {
      open: totalOf(kind, countedQueries.open),
      mine: totalOf(kind, countedQueries.mine),
      none: totalOf(kind, countedQueries.none),
      overdue: totalOf(kind, countedQueries.overdue),
      answered: totalOf(kind, countedQueries.answered),
      spam: totalOf(kind, countedQueries.spam),
      today: totalOf(kind, { due: 'today' }),
    },
    { concurrency: 'unbounded' },
  )

export const deskActors = (bridge: Bridge<Ports>): DeskActors => {
  const inboxes = <A>(of: (kind: MailKind) => A) => ({ enquiries: of('enquiries'), profiles: of('profiles') })
  const settings = readingOf(
    bridge,
    Effect.flatMap(Desk, (port) => port.get),
  )
  const views = readingOf(
    bridge,
    Effect.flatMap(SavedViews, (port) => port.list),
  )
  const save = requestOf(bridge, (change: DeskChange & { readonly version?: number }) =>
    Effect.flatMap(Desk, (port) => port.update(change)),
  )
  const addView = requestOf(bridge, (view: ViewInput) => Effect.flatMap(SavedViews, (port) => port.add(view)))
  const removeView = requestOf(bridge, (id: string) => Effect.flatMap(SavedViews, (port) => port.remove(id)))
  const refetch = ({ value }: { readonly value: unknown }) => {
    if (value === 'done') views.fetch()
  }
  addView.actor.subscribe(refetch)
  removeView.actor.subscribe(refetch)
  const ownMails = readingOf(
    bridge,
    Effect.flatMap(Desk, (port) => port.ownMails),
  )
  const changeOwnMails = requestOf(bridge, (mails: OwnMails) =>
    Effect.flatMap(Desk, (port) => port.changeOwnMails(mails)),
  )
  changeOwnMails.actor.subscribe(({ value }) => {
    if (value === 'done') ownMails.fetch()
  })
  return {
    ownMails,
    changeOwnMails,
    settings,
    views,
    save,
    addView,
    removeView,
    staff: readingOf(
      bridge,
      Effect.flatMap(Desk, (port) => port.staff),
    ),
    tags: inboxes((kind) =>
      readingOf(
        bridge,
        Effect.flatMap(Desk, (port) => port.tags(kind)),
      ),
    ),
    totals: inboxes((kind) => readingOf(bridge, totalsOf(kind))),
    figures: requestOf(bridge, (weeks: number) => Effect.flatMap(Desk, (port) => port.figures(weeks))),
  }
}
