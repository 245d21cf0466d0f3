import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { daysLeft } from '#domain/history/retention-days.ts'
import { count } from '#domain/wording/counted.ts'
import type { HistoryWords } from '#domain/wording/en/content/history.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { TitleCell } from '#ui/design/data/table/title-cell.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { ScreenAnchor } from '../../shell/navigation/screen-link.tsx'
import { historyOf } from '../../shell/navigation/history-address.ts'
import type { Times } from '../../screen-parts/times.ts'

interface Actions {
  readonly mayChange: (item: TrashedItem) => boolean
  readonly onRestore: (item: TrashedItem) => void
  readonly onErase: (item: TrashedItem) => void
}

export const trashColumns = (
  { mayChange, onRestore, onErase }: Actions,
  { trash: words, items }: HistoryWords,
  { shortTime }: Times,
): ReadonlyArray<Column<TrashedItem>> => [
  {
    key: 'title',
    header: words.columns.name,
    role: 'main',
    cell: (item) => (
      <TitleCell
        title={
          <ScreenAnchor screen="history" search={historyOf(item)}>
            {item.title.trim() || words.untitled}
          </ScreenAnchor>
        }
      />
    ),
  },
  { key: 'kind', header: words.columns.kind, cell: ({ subject }) => items[subject].kind },
  {
    key: 'deletedBy',
    header: words.columns.deleted,
    cell: ({ deletedAt, deletedBy: { name } }) =>
      name === '' ? (
        shortTime(deletedAt)
      ) : (
        <Sentence of={words.deletedBy} time={shortTime(deletedAt)} name={<bdi>{name}</bdi>} />
      ),
  },
  {
    key: 'left',
    header: words.columns.left,
    cell: ({ deletedAt }) => count(words.left, daysLeft(deletedAt, Date.now())),
  },
  {
    key: 'actions',
    header: words.columns.actions,
    role: 'actions',
    cell: (item) =>
      mayChange(item) && (
        <>
          <Button
            size="sm"
            variant="quiet"
            aria-label={fill(words.restoreOf, { name: item.title })}
            onClick={once(() => onRestore(item))}
          >
            <Icon name="undo-2" size="md" />
            {words.restore}
          </Button>
          <IconButton
            icon="trash-2"
            label={words.erase}
            aria-label={fill(words.eraseOf, { name: item.title })}
            size="sm"
            onClick={() => onErase(item)}
          />
        </>
      ),
  },
]
