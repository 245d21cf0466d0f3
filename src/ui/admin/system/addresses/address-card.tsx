import type { Listed } from '#domain/machines/list-machine.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import { useAddressWords } from '#ui/words/office/use-address-words.ts'
import { PagedCard, type PagedCardProps } from '../../list/paged-card.tsx'

interface AddressCardProps<Row extends Listed> extends Omit<
  PagedCardProps<Row>,
  'wording' | 'words' | 'renderRows'
> {
  /** The label of the search. */
  search: string
  columns: ReadonlyArray<Column<Row>>
}

/** A list of addresses as a table; without actions for people who need approval. */
export function AddressCard<Row extends Listed>({ search, columns, ...rest }: AddressCardProps<Row>) {
  const { failures, noMatch, noMatchText } = useAddressWords()
  const mayChange = useMayChangeLive()
  const shown = columns.filter(({ role }) => mayChange || role !== 'actions')
  return (
    <PagedCard
      {...rest}
      wording={failures.fetch}
      words={{ search, none: noMatch, noneText: noMatchText }}
      renderRows={(rows) => (
        <Table caption={rest.title} columns={shown} rows={rows} rowKey={({ id }) => id} />
      )}
    />
  )
}
