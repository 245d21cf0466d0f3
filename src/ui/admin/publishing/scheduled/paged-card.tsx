import type { ReactNode, Ref } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { usePublishingWords } from '#ui/words/use-publishing-words.ts'
import { ListSearch } from '../../list/list-search.tsx'
import { PagedRows } from '../../list/paged-rows.tsx'
import * as styles from '../../list/list.css.ts'
import type { useList } from '../../list/use-list.ts'

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
  const { address, place, go } = list
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
