import { useEffect, useRef } from 'react'
import type { MailStatus } from '#domain/mail/inbox/received-mail.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Pagination } from '#ui/design/data/pagination/pagination.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { ListSearch } from '../../list/list-search.tsx'
import type { useList } from '../../list/use-list.ts'
import { NotFetched } from '../../screen-parts/not-fetched.tsx'
import { InboxFilterBar } from './inbox-filter-bar.tsx'
import type { InboxFilters } from './inbox-filters.ts'
import * as styles from '../inbox.css.ts'
import { MailRow } from './mail-row.tsx'
import type { Inbox, Mail } from '../mail.ts'
import { SelectionBar } from './selection-bar.tsx'
import { stepKeys } from '../use-inbox-keys.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

export interface InboxListProps<Received extends Mail> {
  inbox: Inbox<Received>
  list: ReturnType<typeof useList<Received, InboxFilters>>
  filters: InboxFilters
  /** Whether a search or a filter is set. */
  narrowed: boolean
  mails: ReadonlyArray<Received>
  current: Received | undefined
  /** Whether the person has opened `current`, so that its row is scrolled into view. */
  isOpen: boolean
  positions: ReadonlyArray<string>
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onMark: (status: MailStatus) => void
  onRemove: () => void
}

export function InboxList<Received extends Mail>(props: InboxListProps<Received>) {
  const { inbox, list, filters, narrowed, mails, current, isOpen, positions } = props
  const { selected, onSelect, onMark, onRemove } = props
  const { shown, address, range, go } = list
  const { kinds, list: words } = useInboxWords()
  const ofKind = kinds[inbox.kind]
  const name = useOfficeWords().screens[inbox.screen]
  const hasFeature = useHasFeature()
  const isHandled = hasFeature(`${inbox.kind}.handle`)
  const hasDesk = hasFeature('desk')
  const hasBrands = hasFeature('companies')
  const offered = inbox.filters.filter(
    (filter) =>
      (filter !== 'status' || isHandled) &&
      (hasDesk || !['owner', 'due', 'delivery', 'tag'].includes(filter)) &&
      (hasBrands || !['brandId', 'subject'].includes(filter)),
  )
  const select = (id: string, on: boolean) =>
    onSelect(new Set(on ? [...selected, id] : [...selected].filter((other) => other !== id)))

  const rows = useRef<HTMLUListElement>(null)
  const hasRow = current !== undefined && mails.includes(current)
  useEffect(() => {
    if (isOpen && hasRow)
      rows.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current?.id, isOpen, hasRow])

  const { failures } = useFailureWords()[inbox.kind]
  const noFilters = Object.fromEntries(inbox.filters.map((filter) => [filter, undefined]))
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <ListSearch
          label={ofKind.search}
          placeholder={ofKind.searchHint}
          value={address.q ?? ''}
          onSearch={(q) => go({ q }, { replace: true })}
          className={styles.search}
        />
        <InboxFilterBar
          kind={inbox.kind}
          offered={offered}
          filters={filters}
          positions={positions}
          onFilter={go}
        />
      </div>
      {list.failed && shown.failure ? (
        <NotFetched wording={failures.fetch} failure={shown.failure} onRetry={list.fetch} />
      ) : list.busy && mails.length === 0 ? (
        <SkeletonRows />
      ) : mails.length === 0 ? (
        <EmptyState
          title={narrowed ? ofKind.noneFound : ofKind.none}
          text={narrowed ? words.noMatch : words.newAppear}
          action={
            narrowed && (
              <Button size="sm" variant="quiet" onClick={() => go({ q: undefined, ...noFilters })}>
                {words.clear}
              </Button>
            )
          }
        />
      ) : (
        <>
          <SelectionBar
            mails={mails}
            isHandled={isHandled}
            selected={selected}
            onSelect={onSelect}
            onMark={onMark}
            onRemove={onRemove}
            sort={address.sort}
            onSort={(sort) => go({ sort })}
          />
          <div className={styles.scroller}>
            <ul ref={rows} aria-label={name} aria-busy={list.busy} {...stepKeys} className={styles.rows}>
              {mails.map((mail) => (
                <MailRow
                  key={mail.id}
                  inbox={inbox}
                  mail={mail}
                  isHandled={isHandled}
                  current={mail === current}
                  selected={selected.has(mail.id)}
                  onSelect={(on) => select(mail.id, on)}
                />
              ))}
            </ul>
            {range.pages > 1 && <Pagination page={range.page} pages={range.pages} onPage={list.openPage} />}
          </div>
        </>
      )}
    </div>
  )
}
