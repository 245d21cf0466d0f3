import type { ReactNode, Ref } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import { Pagination } from '#ui/design/data/pagination/pagination.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { usePublishingWords } from '#ui/words/use-publishing-words.ts'
import { ListSearch } from '../list/list-search.tsx'
import * as styles from '../list/list.css.ts'
import type { useList } from '../list/use-list.ts'
import { rowsPerPage, sizeOf } from '../navigation/list-address.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'

export interface PagedCardProps<Row extends Listed> {
  title: string
  ref: Ref<HTMLElement>
  list: ReturnType<typeof useList<Row>>
  /** Of a failed fetch. */
  wording: FailureWording
  strip: ReactNode
  empty: { readonly title: string; readonly text: string }
  renderRows: (rows: ReadonlyArray<Row>) => ReactNode
}

/** A list with its strip of lists, its search and its pages, in each of its states. */
export function PagedCard<Row extends Listed>(props: PagedCardProps<Row>) {
  const { title, ref, list, wording, strip, empty, renderRows } = props
  const { scheduled: words } = usePublishingWords()
  const { address, shown, place, go } = list
  const rows = shown.items
  const isSearched = address.q !== undefined
  return (
    <Card ref={ref} tabIndex={-1} aria-label={title} className={styles.card}>
      {strip}
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
        <NotFetched wording={wording} failure={shown.failure} onRetry={list.fetch} />
      ) : list.busy && rows.length === 0 ? (
        <SkeletonRows />
      ) : rows.length === 0 ? (
        <EmptyState
          title={isSearched ? words.none : empty.title}
          text={isSearched ? words.noneText : empty.text}
        />
      ) : (
        <div aria-busy={list.busy} className={list.busy ? styles.waiting : undefined}>
          {renderRows(rows)}
          <Pagination
            page={place.page}
            pages={place.pages}
            onPage={list.openPage}
            rowsPerPage={{ value: sizeOf(address), options: rowsPerPage, onChange: (size) => go({ size }) }}
          />
        </div>
      )}
    </Card>
  )
}
