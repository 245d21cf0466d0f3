import { useRef } from 'react'
import type { DraftList } from '#domain/publishing/draft.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import { Pagination } from '#ui/design/data/pagination/pagination.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useFailureWords } from '#ui/words/use-failure-words.ts'
import { useOfficeWords } from '#ui/words/use-office-words.ts'
import { usePublishingWords } from '#ui/words/use-publishing-words.ts'
import { ListSearch } from '../list/list-search.tsx'
import * as styles from '../list/list.css.ts'
import { useList, type Narrowing } from '../list/use-list.ts'
import { rowsPerPage, sizeOf } from '../navigation/list-address.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { useTitle } from '../screen-parts/use-title.ts'
import { DraftDays } from './draft-days.tsx'
import { ListStrip } from './list-strip.tsx'
import { useDraftActions } from './use-draft-actions.tsx'
import { useZoneTimes } from './zone-times.ts'

/** Failed changes are over, so they come first in the order of the times. */
const lists = {
  scheduled: ['failed', 'scheduled'],
  drafts: ['draft'],
  discarded: ['discarded'],
} as const satisfies Record<string, ReadonlyArray<DraftList>>

type Tab = keyof typeof lists

const tabs: ReadonlyArray<Tab> = ['scheduled', 'drafts', 'discarded']

const narrowing: Narrowing<{ readonly list?: Tab }> = {
  read: ({ list }) => {
    const tab = tabs.find((known) => known === list && known !== 'scheduled')
    return tab === undefined ? {} : { list: tab }
  },
  query: ({ list = 'scheduled' }) => ({ lists: lists[list] }),
}

/** All drafts and scheduled changes that the user may edit. */
export function ScheduledScreen() {
  const { list: actor, timeZone } = useActors().staff().drafts
  const { failures } = useFailureWords().drafts
  const list = useList(actor, [], narrowing)
  const { address, filters, shown, place, go } = list
  const rows = shown.items
  const tab = filters?.list ?? 'scheduled'
  const card = useRef<HTMLElement>(null)
  const { scheduled: words } = usePublishingWords()
  const times = useZoneTimes(timeZone)
  const title = useOfficeWords().screens.Scheduled
  const takeFocus = () => card.current?.focus()
  const { actions, dialog } = useDraftActions({ rows, refill: list.refill, takeFocus })
  const now = rows[0]?.updatedAt ?? ''
  useTitle(title)

  return (
    <>
      <PageTitle
        title={title}
        note={
          now && (
            <Sentence
              of={words.note}
              zone={times.zone(now) || timeZone}
              offset={<bdi dir="ltr">{times.offset(now)}</bdi>}
            />
          )
        }
      />
      <Card ref={card} tabIndex={-1} aria-label={title} className={styles.card}>
        <ListStrip
          screen="Scheduled"
          label={words.tabs.name}
          current={filters?.list}
          entries={tabs.map((name) => ({
            list: name === 'scheduled' ? undefined : name,
            name: words.tabs[name],
            ...(name === tab && { total: list.total }),
          }))}
        />
        <Toolbar end={place.range}>
          <ListSearch
            label={words.search}
            placeholder={words.search}
            value={address.q ?? ''}
            onSearch={(q) => go({ q }, { replace: true })}
            className={styles.search}
          />
        </Toolbar>
        {list.failed && shown.failure ? (
          <NotFetched wording={failures.fetch} failure={shown.failure} onRetry={list.fetch} />
        ) : list.busy && rows.length === 0 ? (
          <SkeletonRows />
        ) : rows.length === 0 ? (
          <EmptyState
            title={address.q === undefined ? words.empty[tab] : words.none}
            text={address.q === undefined ? words.emptyText[tab] : words.noneText}
          />
        ) : (
          <div aria-busy={list.busy} className={list.busy ? styles.waiting : undefined}>
            <DraftDays rows={rows} timeZone={timeZone} {...actions} />
            <Pagination
              page={place.page}
              pages={place.pages}
              onPage={list.openPage}
              rowsPerPage={{ value: sizeOf(address), options: rowsPerPage, onChange: (size) => go({ size }) }}
            />
          </div>
        )}
      </Card>
      {dialog}
    </>
  )
}
