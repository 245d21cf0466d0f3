import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Card } from '#ui/design/card/card.tsx'
import { classNames } from '#ui/design/class-names.ts'
import { EmptyState } from '#ui/design/empty-state/empty-state.tsx'
import { PageTitle } from '#ui/design/page-title/page-title.tsx'
import { Pagination } from '#ui/design/pagination/pagination.tsx'
import { SkeletonRows } from '#ui/design/skeleton-rows/skeleton-rows.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { useList, type ListActor } from '../list/use-list.ts'
import { NotFetched } from '../not-fetched.tsx'
import { useTitle } from '../title.ts'
import * as styles from './inbox.css.ts'
import { ParkedNotifications } from './parked-notifications.tsx'
import { MailReader } from './mail-reader.tsx'
import { MailRow } from './mail-row.tsx'
import type { Inbox, Mail } from './mail.ts'

export interface InboxScreenProps<Received extends Mail> {
  inbox: Inbox<Received>
  actor: ListActor
}

/** Received mails in a list, and beside it the one that is read (A9, A10). */
export function InboxScreen<Received extends Mail>({ inbox, actor }: InboxScreenProps<Received>) {
  const list = useList(actor, [])
  const { open } = useLocation().search as { readonly open?: string }
  const { shown, address, place, go } = list
  // The actor knows of its rows only that they have an id.
  const mails = shown.items as ReadonlyArray<Received>
  const opened = mails.find((mail) => mail.id === open)
  const read = opened ?? mails[0]
  const card = useRef<HTMLElement>(null)
  useTitle(inbox.title)

  // Where list and reader take turns, what had the focus is gone with the other.
  useEffect(() => {
    if (document.activeElement?.checkVisibility?.() === false) card.current?.focus()
  }, [open])

  const count = shown.total === undefined ? undefined : `${shown.total.toLocaleString('en')} in total`
  return (
    <>
      <PageTitle title={inbox.title} note={address.q === undefined ? count : place.range} />
      <ParkedNotifications />
      <Card
        ref={card}
        tabIndex={-1}
        aria-label={inbox.title}
        className={classNames(styles.inbox, opened && styles.reading)}
      >
        <div className={styles.list}>
          <div className={styles.search}>
            <ListSearch
              label={`Search ${inbox.many}`}
              placeholder="Search name or message"
              value={address.q ?? ''}
              onSearch={(q) => go({ q }, { replace: true })}
              className={styles.searchInput}
            />
          </div>
          {list.failed && shown.failure ? (
            <NotFetched wording={inbox.wording} failure={shown.failure} onRetry={list.fetch} />
          ) : list.busy && mails.length === 0 ? (
            <SkeletonRows />
          ) : mails.length === 0 ? (
            <EmptyState
              title={`No ${inbox.many}`}
              text={
                address.q === undefined
                  ? 'They appear here when they arrive.'
                  : `Nothing matches “${address.q}”.`
              }
            />
          ) : (
            <>
              <ul aria-label={inbox.title} aria-busy={list.busy} className={styles.rows}>
                {mails.map((mail) => (
                  <MailRow key={mail.id} inbox={inbox} mail={mail} current={mail === read} />
                ))}
              </ul>
              {place.pages > 1 && <Pagination page={place.page} pages={place.pages} onPage={list.openPage} />}
            </>
          )}
        </div>
        {read && (
          <MailReader
            key={read.id}
            inbox={inbox}
            mail={read}
            mails={mails}
            at={place.at}
            total={shown.total}
          />
        )}
      </Card>
    </>
  )
}
