import type { ReactNode } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import { Pagination } from '#ui/design/data/pagination/pagination.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { rowsPerPage, sizeOf } from '../shell/navigation/list-address.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import * as styles from './list.css.ts'
import type { useList } from './use-list.ts'

interface PagedRowsProps<Row extends Listed> {
  list: ReturnType<typeof useList<Row>>
  /** The words for a failed fetch. */
  wording: FailureWording
  /** Shown if there are no rows. */
  empty: ReactNode
  renderRows: (rows: ReadonlyArray<Row>) => ReactNode
}

/** The rows of a list with its pages, in each of its states. */
export function PagedRows<Row extends Listed>({ list, wording, empty, renderRows }: PagedRowsProps<Row>) {
  const { address, shown, range, go } = list
  const rows = shown.items
  if (list.failed && shown.failure)
    return <NotFetched wording={wording} failure={shown.failure} onRetry={list.fetch} />
  if (rows.length === 0) return list.busy ? <SkeletonRows /> : empty
  return (
    <div aria-busy={list.busy} className={list.busy ? styles.waiting : undefined}>
      {renderRows(rows)}
      <Pagination
        page={range.page}
        pages={range.pages}
        onPage={list.openPage}
        rowsPerPage={{ value: sizeOf(address), options: rowsPerPage, onChange: (size) => go({ size }) }}
      />
    </div>
  )
}
