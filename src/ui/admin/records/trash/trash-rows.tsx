import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { needsNoApproval } from '#domain/history/subject.ts'
import { fill } from '#domain/wording/template.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { trashColumns } from './trash-columns.tsx'
import { useTimes } from '../../screen-parts/times.ts'

export interface TrashRowsProps {
  rows: ReadonlyArray<TrashedItem>
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onRestore: (item: TrashedItem) => void
  onErase: (item: TrashedItem) => void
}

export function TrashRows({ rows, selected, onSelect, onRestore, onErase }: TrashRowsProps) {
  const words = useHistoryWords()
  const times = useTimes()
  const mayChangeAll = useMayChangeLive()
  const mayChange = ({ subject }: TrashedItem) => mayChangeAll || needsNoApproval(subject)
  const { screens } = useOfficeWords()
  return (
    <Table
      caption={screens.trash}
      columns={trashColumns({ mayChange, onRestore, onErase }, words, times)}
      rows={rows}
      rowKey={(row) => row.id}
      selection={
        mayChangeAll
          ? {
              selected,
              onChange: onSelect,
              allLabel: words.trash.selectAll,
              rowLabel: (row) => fill(words.trash.select, { name: row.title }),
            }
          : undefined
      }
    />
  )
}
