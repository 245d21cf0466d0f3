import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import { trashColumns } from './trash-columns.tsx'

export interface TrashRowsProps {
  rows: ReadonlyArray<TrashedItem>
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onRestore: (item: TrashedItem) => void
  onErase: (item: TrashedItem) => void
}

export function TrashRows({ rows, selected, onSelect, onRestore, onErase }: TrashRowsProps) {
  return (
    <Table
      caption="Trash"
      columns={trashColumns({ onRestore, onErase })}
      rows={rows}
      rowKey={(row) => row.id}
      selection={{
        selected,
        onChange: onSelect,
        allLabel: 'Select all items of this page',
        rowLabel: (row) => `Select ${row.title}`,
      }}
    />
  )
}
