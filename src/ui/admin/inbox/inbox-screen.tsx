import { useEffect, useEffectEvent, useRef } from 'react'
import { mailSubjects } from '#domain/mail/mail-kind.ts'
import { numberText } from '#domain/wording/counted.ts'
import type { InboxWords } from '#domain/wording/en/inbox/inbox.ts'
import { fill } from '#domain/wording/template.ts'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useNewMail } from '#ui/actors/office/use-new-mail.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { RemoveDialog } from '../list/removal/remove-dialog.tsx'
import { TrashButton } from '../list/removal/trash-button.tsx'
import { useList } from '../list/use-list.ts'
import { useRemoval } from '../list/removal/use-removal.ts'
import { ScreenButton } from '../shell/navigation/screen-link.tsx'
import { useTitle } from '../screen-parts/use-title.ts'
import { ExportButton } from '../screen-parts/export-button.tsx'
import { useSiteTimeZone } from '../screen-parts/times.ts'
import { inboxNarrowing } from './list/inbox-filters.ts'
import { InboxStrip } from './list/inbox-strip.tsx'
import { InboxList } from './list/inbox-list.tsx'
import * as styles from './inbox.css.ts'
import { ParkedNotifications } from './parked-notifications.tsx'
import { MailReader } from './reader/mail-reader.tsx'
import { senderOf, type Inbox, type Mail } from './mail.ts'
import { NoMail } from './no-mail.tsx'
import { NewMailNotice } from './list/new-mail-notice.tsx'
import { useRefetchOnArrival } from './use-refetch-on-arrival.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useReader } from './use-reader.ts'

export interface InboxScreenProps<Received extends Mail> {
  inbox: Inbox<Received>
  actors: MailActors<Received>
  /** The titles of the position filter. */
  positions?: ReadonlyArray<string>
}

const sortable = ['createdAt', 'dueAt', 'owner']

/** Received mails in a list, with the opened one beside it (A9, A10). */
export function InboxScreen<Received extends Mail>({
  inbox,
  actors,
  positions = [],
}: InboxScreenProps<Received>) {
  const list = useList(actors.list, sortable, inboxNarrowing(inbox.filters, useSiteTimeZone()))
  const { shown: rows, address, filters = {}, range } = list
  const mails = rows.items
  const newMail = useNewMail(inbox.kind)
  const removal = useRemoval(actors.list, mails, list.fetch)
  const reader = useReader(inbox.screen, actors, mails, list)
  const card = useRef<HTMLElement>(null)
  const hasFeature = useHasFeature()
  const title = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const words = useInboxWords()
  const { screens } = useOfficeWords()
  const name = screens[inbox.screen]
  useTitle(name)
  useInboxKeys(card, reader)

  const isFollowing =
    range.page === 1 && address.sort === undefined && removal.selected.size === 0 && !removal.asking
  useRefetchOnArrival({ count: newMail.count, isFollowing, fetch: list.fetch })

  const opened = useEffectEvent(() => {
    if (!reader.opened) return
    if (hasFeature(`${inbox.kind}.handle`)) actors.open(reader.opened)
    if (isFollowing) newMail.fetched()
  })
  useEffect(() => opened(), [reader.opened?.id, actors])

  const fetched = useEffectEvent(newMail.fetched)
  const query = JSON.stringify(list.query)
  useEffect(() => fetched(), [query])

  // On a phone either the list or the reader shows; the hidden one may have had the focus.
  useEffect(() => {
    if (document.activeElement?.checkVisibility?.() === false) card.current?.focus()
  }, [reader.isOpen, reader.opened?.id])

  // The focused button is removed with its mail.
  useEffect(() => {
    if (reader.isLeaving) card.current?.focus()
  }, [reader.isLeaving])

  // The focus on the title lets a screen reader announce the next mail.
  const focusTitle = useEffectEvent(() => {
    if (!isFirst.current && reader.isOpen) title.current?.focus({ preventScroll: true })
    if (reader.mail !== undefined) isFirst.current = false
  })
  useEffect(() => focusTitle(), [reader.mail?.id])

  const showNew = () => {
    newMail.fetched()
    if (range.page > 1 || address.sort !== undefined) list.go({ sort: undefined })
    else list.fetch()
    card.current?.focus()
  }

  const narrowed = address.q !== undefined || Object.keys(filters).length > 0
  const { value: unread = 0 } = useReading(useActors().staff().readings[inbox.unread])
  const { mail: read, shown } = reader
  return (
    <>
      <PageTitle
        title={name}
        note={narrowed ? range.text : totalsText(rows.total, unread, words)}
        actions={
          <>
            {hasFeature('desk') && (
              <ScreenButton screen="Desk" size="sm" variant="quiet">
                {screens.Desk}
              </ScreenButton>
            )}
            <TrashButton subject={mailSubjects[inbox.kind]} />
            {hasFeature(`${inbox.kind}.export`) && (
              <ExportButton actor={actors.table} query={{ ...list.query }} />
            )}
          </>
        }
      />
      <NewMailNotice count={newMail.count} inbox={inbox} onShow={isFollowing ? undefined : showNew} />
      <ParkedNotifications />
      <Card
        ref={card}
        tabIndex={-1}
        aria-label={name}
        className={classNames(styles.inbox, reader.isOpen && styles.reading)}
      >
        {hasFeature('desk') && (
          <InboxStrip inbox={inbox} filters={filters} search={address.q} sort={address.sort} />
        )}
        <InboxList
          inbox={inbox}
          list={list}
          filters={filters}
          narrowed={narrowed}
          mails={mails}
          current={read}
          isOpen={reader.isOpen}
          positions={positions}
          selected={removal.selected}
          onSelect={removal.select}
          onMark={(status) => {
            actors.mark(
              mails.filter(({ id }) => removal.selected.has(id)),
              status,
            )
            removal.select(new Set())
          }}
          onRemove={() => removal.ask(mails.filter(({ id }) => removal.selected.has(id)))}
        />
        {read ? (
          <MailReader
            inbox={inbox}
            actors={actors}
            mail={read}
            reader={reader}
            title={title}
            total={rows.total}
            onRemove={() => removal.ask([read])}
          />
        ) : (
          !(shown.state === 'pending' && list.failed) && (
            <NoMail inbox={inbox} shown={shown} onRetry={reader.retry} />
          )
        )}
      </Card>
      <RemoveDialog
        section={{ subject: mailSubjects[inbox.kind] }}
        open={removal.asking}
        names={removal.asked.map((mail) => fill(words.kinds[inbox.kind].of, { sender: senderOf(mail) }))}
        warning={
          removal.asked.some(({ answeredAt }) => answeredAt !== undefined)
            ? words.reader.unsentDropped
            : undefined
        }
        busy={list.removing}
        onConfirm={removal.confirm}
        onClose={removal.keep}
        onGone={() => card.current?.focus()}
      />
    </>
  )
}

function totalsText(total: number | undefined, unread: number, { list }: InboxWords): string | undefined {
  if (total === undefined) return undefined
  if (unread === 0) return fill(list.total, { total: numberText(total) })
  return fill(list.totalAndUnread, { total: numberText(total), unread: numberText(unread) })
}
