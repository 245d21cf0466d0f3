import type { ReactNode, Ref } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useAddressWords } from '#ui/words/use-address-words.ts'
import { ListSearch } from '../list/list-search.tsx'
import * as styles from '../list/list.css.ts'
import { PagedRows } from '../list/paged-rows.tsx'
import type { useList } from '../list/use-list.ts'

interface AddressCardProps<Row extends Listed> {
  ref: Ref<HTMLElement>
  title: string
  /** The label of the search. */
  search: string
  list: ReturnType<typeof useList<Row>>
  strip?: ReactNode
  empty: { readonly title: string; readonly text: string }
  columns: ReadonlyArray<Column<Row>>
}

/** A list of addresses with its search and its pages. */
export function AddressCard<Row extends Listed>(props: AddressCardProps<Row>) {
  const { ref, title, search, list, strip, empty, columns } = props
  const words = useAddressWords()
  const { address, place, go } = list
  const isSearched = address.q !== undefined
  return (
    <Card ref={ref} tabIndex={-1} aria-label={title} className={styles.card}>
      {strip}
      <Toolbar end={place.range}>
        <ListSearch
          label={search}
          placeholder={search}
          value={address.q ?? ''}
          onSearch={(q) => go({ q }, { replace: true })}
          className={styles.search}
        />
      </Toolbar>
      <PagedRows
        list={list}
        wording={words.failures.fetch}
        empty={
          <EmptyState
            title={isSearched ? words.noMatch : empty.title}
            text={isSearched ? words.noMatchText : empty.text}
          />
        }
        renderRows={(rows) => <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      />
    </Card>
  )
}
