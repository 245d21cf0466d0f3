import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { daysLeft } from '#domain/history/retention-days.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { TitleCell } from '#ui/design/data/table/title-cell.tsx'
import { ScreenAnchor } from '../navigation/screen-link.tsx'
import { historyOf } from '../history/history-address.ts'
import { subjectLabels } from '../navigation/subjects.ts'
import { shortTime } from '../screen-parts/times.ts'

interface Actions {
  readonly onRestore: (item: TrashedItem) => void
  readonly onErase: (item: TrashedItem) => void
}

const timeLeft = (deletedAt: string) => {
  const days = daysLeft(deletedAt, Date.now())
  return days === 1 ? '1 day' : `${days} days`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const trashColumns = ({ onRestore, onErase }: Actions): ReadonlyArray<Column<TrashedItem>> => [
  {
    key: 'title',
    header: 'Name',
    place: 'main',
    cell: (item) => (
      <TitleCell
        title={
          <ScreenAnchor screen="history" search={historyOf(item)}>
            {item.title.trim() || 'Untitled'}
          </ScreenAnchor>
        }
      />
    ),
  },
  { key: 'kind', header: 'Kind', cell: ({ subject }) => capitalised(subjectLabels(subject).one) },
  {
    key: 'deletedBy',
    header: 'Deleted',
    cell: ({ deletedAt, deletedBy }) => (
      <>
        {shortTime(deletedAt)}
        {deletedBy.name !== '' && (
          <>
            {' by '}
            <bdi>{deletedBy.name}</bdi>
          </>
        )}
      </>
    ),
  },
  { key: 'left', header: 'Stays for', cell: ({ deletedAt }) => timeLeft(deletedAt) },
  {
    key: 'actions',
    header: 'Actions',
    place: 'actions',
    cell: (item) => (
      <>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Restore ${item.title}`}
          onClick={() => onRestore(item)}
        >
          <Icon name="undo-2" size="md" />
          Restore
        </Button>
        <IconButton
          icon="trash-2"
          label="Delete for good"
          aria-label={`Delete ${item.title} for good`}
          size="sm"
          onClick={() => onErase(item)}
        />
      </>
    ),
  },
]
