import { useRef } from 'react'
import { permits } from '#domain/access/permission.ts'
import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { retentionDays } from '#domain/history/retention-days.ts'
import { trashableSubjects, editOf, type Trashable } from '#domain/history/subject.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { BulkBar } from '#ui/design/action/toolbar/bulk-bar.tsx'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useRemovalWords } from '#ui/words/content/use-removal-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { EmptyDrawing } from '../../list/empty/empty-drawing.tsx'
import { ListSearch } from '../../list/list-search.tsx'
import { PagedRows } from '../../list/paged-rows.tsx'
import * as styles from '../../list/list.css.ts'
import { useList, type Narrowing } from '../../list/use-list.ts'
import { useRemoval } from '../../list/removal/use-removal.ts'
import { useInShownLanguage } from '../../screen-parts/in-shown-language.ts'
import { useTitle } from '../../screen-parts/use-title.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { SubjectSelect } from './subject-select.tsx'
import { TrashRows } from './trash-rows.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

interface TrashFilter {
  readonly of?: Trashable
}

/** Ignores an unknown subject in the address. */
const trashNarrowing: Narrowing<TrashFilter> = {
  read: ({ of }) => {
    const known = trashableSubjects.find((subject) => subject === of)
    return known === undefined ? {} : { of: known }
  },
  query: ({ of }) => (of === undefined ? {} : { subjects: [of] }),
}

/** Deleted items, for users who may restore them. */
export function TrashScreen() {
  const { user } = useSession()
  const { trash } = useActors().staff()
  const { failures } = useFailureWords().trash
  const list = useList(trash.list, [], trashNarrowing)
  const { address, filters, shown, range, go } = list
  const inShown = useInShownLanguage()
  const rows = shown.items.map(inShown)
  const removal = useRemoval(trash.list, rows, list.fetch)
  const chosen = rows.filter((row) => removal.selected.has(row.id))
  const card = useRef<HTMLElement>(null)
  const words = useHistoryWords().trash
  const { forDays } = useRemovalWords()
  const title = useOfficeWords().screens.trash
  useTitle(title)

  const narrow = (change: { readonly of: string | undefined }) => go(change)
  const restore = (items: ReadonlyArray<TrashedItem>) => {
    card.current?.focus()
    trash.restore(items, list.fetch)
  }
  const offered = trashableSubjects.filter((subject) => user !== null && permits(user.role, editOf(subject)))
  const isNarrowed = address.q !== undefined || filters?.of !== undefined
  return (
    <>
      <PageTitle title={title} note={fill(words.note, { days: count(forDays, retentionDays.trash) })} />
      <Card ref={card} tabIndex={-1} aria-label={title} className={styles.card}>
        <Toolbar end={range.text}>
          <ListSearch
            label={words.search}
            placeholder={words.searchHint}
            value={address.q ?? ''}
            onSearch={(q) => go({ q }, { replace: true })}
            className={styles.search}
          />
          <SubjectSelect
            offered={offered}
            value={filters?.of}
            onChoose={(of) => narrow({ of })}
            className={styles.sort}
          />
        </Toolbar>
        {chosen.length > 0 && (
          <BulkBar count={count(words.selected, chosen.length)}>
            <Button size="sm" variant="quiet" onClick={() => restore(chosen)}>
              <Icon name="undo-2" size="md" />
              {words.restore}
            </Button>
            <Button size="sm" variant="danger" onClick={() => removal.ask(chosen)}>
              <Icon name="trash-2" size="md" />
              {words.erase}
            </Button>
          </BulkBar>
        )}
        <PagedRows
          list={list}
          wording={failures.fetch}
          empty={
            <EmptyState
              drawing={!isNarrowed && <EmptyDrawing />}
              title={isNarrowed ? words.none : words.empty}
              text={isNarrowed ? words.noneText : words.emptyText}
            />
          }
          renderRows={() => (
            <TrashRows
              rows={rows}
              selected={removal.selected}
              onSelect={removal.select}
              onRestore={(item) => restore([item])}
              onErase={(item) => removal.ask([item])}
            />
          )}
        />
      </Card>
      <EraseDialog
        open={removal.asking}
        names={removal.asked.map((item) => item.title)}
        busy={list.removing}
        onConfirm={removal.confirm}
        onClose={removal.keep}
        onGone={() => card.current?.focus()}
      />
    </>
  )
}
