import { Effect } from 'effect'
import type { DeskFigures } from '#domain/desk/desk-figures.ts'
import type { DeskChange, StoredDesk } from '#domain/desk/desk-settings.ts'
import type { EmailPreferences } from '#domain/desk/email-preferences.ts'
import type { SavedView, ViewInput } from '#domain/desk/saved-view.ts'
import type { Author } from '#domain/history/author.ts'
import type { MailTotals } from '#domain/mail/inbox/mail-totals.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { SavedViews } from '#ports/staff/desk/saved-views.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { announcingFailures } from '../announcements/announcing-failures.ts'
import { downloadOf, type DownloadActor } from '../announcements/download-of.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { sendOnce } from '../bridge/send-once.ts'
import { madeOnce } from '../bridge/made-once.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'
import { replacingRequestOf, requestOf, type Request } from '../bridge/request-of.ts'
import type { templateActors, TemplateActors } from './template-actors.ts'

export interface DeskActors {
  readonly settings: Reading<StoredDesk>
  readonly staff: Reading<ReadonlyArray<Author>>
  readonly views: Reading<ReadonlyArray<SavedView>>
  readonly tags: Readonly<Record<MailKind, Reading<ReadonlyArray<string>>>>
  readonly totals: Readonly<Record<MailKind, Reading<MailTotals>>>
  readonly save: Request<DeskChange & { readonly version?: number }, StoredDesk>
  /** Takes the number of weeks. */
  readonly figures: Request<number, DeskFigures>
  /** Downloads the figures of a number of weeks as CSV. */
  readonly figuresTable: DownloadActor<number>
  readonly emailPreferences: Reading<EmailPreferences>
  readonly changeEmailPreferences: Request<EmailPreferences, EmailPreferences>
  readonly addView: Request<ViewInput, SavedView>
  /** Takes the id of a view. */
  readonly removeView: Request<string, void>
  /** The first call makes the actors, whose code a screen has loaded. */
  readonly templates: (make: typeof templateActors) => TemplateActors
}

export const deskActors = (
  bridge: Bridge<Desk | SavedViews | AnswerTemplates | Downloads>,
  { announce, words }: Announcer,
): DeskActors => {
  const { failure, done } = words.failures.figuresExport
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
  const once = sendOnce()
  const addView = requestOf(bridge, (view: ViewInput) =>
    Effect.flatMap(SavedViews, (port) => once({ ...view }, (key) => port.add(view, key))),
  )
  const removeView = announcingFailures(
    requestOf(bridge, (id: string) => Effect.flatMap(SavedViews, (port) => port.remove(id))),
    { announce },
    words.failures.deleteView,
  )
  const refetch = ({ value }: { readonly value: unknown }) => {
    if (value === 'done') views.fetch()
  }
  addView.actor.subscribe(refetch)
  removeView.actor.subscribe(refetch)
  const emailPreferences = readingOf(
    bridge,
    Effect.flatMap(Desk, (port) => port.emailPreferences),
  )
  const changeEmailPreferences = announcingFailures(
    replacingRequestOf(bridge, (mails: EmailPreferences) =>
      Effect.flatMap(Desk, (port) => port.changeEmailPreferences(mails)),
    ),
    { announce },
    words.failures.ownMails,
  )
  changeEmailPreferences.actor.subscribe(({ value }) => {
    // A failed request may have replaced one that was stored.
    if (value === 'done' || value === 'failed') emailPreferences.fetch()
  })
  return {
    templates: madeOnce(bridge, { announce, words }),
    emailPreferences,
    changeEmailPreferences,
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
    totals: inboxes((kind) =>
      readingOf(
        bridge,
        Effect.flatMap(Desk, (port) => port.totals(kind)),
      ),
    ),
    figures: requestOf(bridge, (weeks: number) => Effect.flatMap(Desk, (port) => port.figures(weeks))),
    figuresTable: downloadOf(
      bridge,
      (weeks: number) => Downloads.use((downloads) => downloads.figures(weeks, words.language)),
      { wording: failure, done, announce },
    ),
  }
}
