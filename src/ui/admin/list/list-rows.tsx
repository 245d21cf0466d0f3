import type { ReactNode } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { useItemWords } from '#ui/words/content/use-item-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import type { Column, Sort } from '#ui/design/data/table/column.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import type { AdminSection } from '../shell/navigation/admin-sections.ts'
import { actionsColumn } from './columns/actions-column.tsx'
import * as styles from './list.css.ts'

/** Turns the address's `-title` into the table's form. */
const columnSort = (sort: string | undefined): Sort | undefined => {
  if (sort === undefined) return undefined
  return sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' }
}

/** The sort after a click on a heading: ascending, descending, then the default order. */
const nextSort = (sort: string | undefined, key: string): string | undefined => {
  if (sort === key) return `-${key}`
  return sort === `-${key}` ? undefined : key
}

export interface ListRowsProps<Row extends Listed> {
  section: AdminSection
  columns: ReadonlyArray<Column<Row>>
  sortable: ReadonlyArray<string>
  nameOf: (row: Row) => string
  rows: ReadonlyArray<Row>
  busy: boolean
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** Rows cannot be selected or deleted without it. */
  onRemove: ((row: Row) => void) | undefined
  renderTools: ((row: Row) => ReactNode) | undefined
  marked: string | undefined
}

export function ListRows<Row extends Listed>(props: ListRowsProps<Row>) {
  const {
    section,
    columns,
    sortable,
    nameOf,
    rows,
    busy,
    sort,
    onSort,
    selected,
    onSelect,
    onRemove,
    renderTools,
    marked,
  } = props
  const words = useListWords().list
  const own = useItemWords()[section.subject]
  const { screens } = useOfficeWords()
  if (busy && rows.length === 0) return <SkeletonRows />
  return (
    <div aria-busy={busy} className={busy ? styles.waiting : undefined}>
      <Table
        caption={screens[section.screens[0]]}
        columns={[
          ...columns.map((column) => ({ ...column, sortable: sortable.includes(column.key) })),
          actionsColumn({ header: words.actions, section, nameOf, onRemove, renderTools }),
        ]}
        rows={rows}
        rowKey={(row) => row.id}
        sort={columnSort(sort)}
        onSort={(key) => onSort(nextSort(sort, key))}
        selection={
          onRemove && {
            selected,
            onChange: onSelect,
            allLabel: own.selectAll,
            rowLabel: (row) => fill(words.select, { name: nameOf(row) }),
          }
        }
        marked={marked}
      />
    </div>
  )
}
