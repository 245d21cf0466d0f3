import type { ReactNode, Ref } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ListSearch } from './list-search.tsx'
import * as styles from './list.css.ts'
import { PagedRows } from './paged-rows.tsx'
import type { useList } from './use-list.ts'

export interface PagedCardProps<Row extends Listed> {
  title: string
  ref: Ref<HTMLElement>
  list: ReturnType<typeof useList<Row>>
  /** The words for a failed fetch. */
  wording: FailureWording
  /** The words of the search field, and of a search without results. */
  words: { readonly search: string; readonly none: string; readonly noneText: string }
  strip?: ReactNode
  empty: { readonly title: string; readonly text: string }
  renderRows: (rows: ReadonlyArray<Row>) => ReactNode
}

/** A list with its strip of lists, its search and its pages, in each of its states. */
export function PagedCard<Row extends Listed>(props: PagedCardProps<Row>) {
  const { title, ref, list, wording, words, strip, empty, renderRows } = props
  const { address, range, go } = list
  const isSearched = address.q !== undefined
  return (
    <Card ref={ref} tabIndex={-1} aria-label={title} className={styles.card}>
      {strip}
      <Toolbar end={range.text}>
        <ListSearch
          label={words.search}
          placeholder={words.search}
          value={address.q ?? ''}
          onSearch={(q) => go({ q }, { replace: true })}
          className={styles.search}
        />
      </Toolbar>
      <PagedRows
        list={list}
        wording={wording}
        empty={
          <EmptyState
            title={isSearched ? words.none : empty.title}
            text={isSearched ? words.noneText : empty.text}
          />
        }
        renderRows={renderRows}
      />
    </Card>
  )
}
