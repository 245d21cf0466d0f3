import { type ReactNode, useRef } from 'react'
import { count } from '#domain/wording/counted.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { useItemWords } from '#ui/words/content/use-item-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import type { ListActor } from '#ui/actors/bridge/list-machine-of.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { Pagination } from '#ui/design/data/pagination/pagination.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { BulkBar } from '#ui/design/action/toolbar/bulk-bar.tsx'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import { ScreenButton } from '../shell/navigation/screen-link.tsx'
import type { AdminSection } from '../shell/navigation/admin-sections.ts'
import { useTitle } from '../screen-parts/use-title.ts'
import { useRememberedList, useScrollBack } from '../shell/navigation/left-lists.ts'
import { rowsPerPage, sizeOf } from '../shell/navigation/list-address.ts'
import { ListRows } from './list-rows.tsx'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { anyTranslation, translationNarrowing } from './translation/translation-filter.ts'
import { TranslationStrip } from './translation/translation-strip.tsx'
import { listNote } from './list-note.ts'
import { ListSearch } from './list-search.tsx'
import * as styles from './list.css.ts'
import { NothingHere } from './empty/nothing-here.tsx'
import { RemoveDialog } from './removal/remove-dialog.tsx'
import { SavedNotice } from './saved-notice.tsx'
import { SortSelect } from './sort-select.tsx'
import { TrashButton } from './removal/trash-button.tsx'
import { useList } from './use-list.ts'
import { useRemoval } from './removal/use-removal.ts'

export interface ListScreenProps<Row extends Listed> {
  section: AdminSection
  actor: ListActor<Row>
  /** Without the actions; a column is sortable if its key is. */
  columns: ReadonlyArray<Column<Row>>
  sortable: ReadonlyArray<string>
  nameOf: (row: Row) => string
  /** The words for a failed fetch. */
  wording: FailureWording
  /** Whether rows may be deleted; they may by default. */
  mayRemove?: boolean
  /** Other consequences of deleting these rows. */
  warningOf?: (rows: ReadonlyArray<Row>) => string | undefined
  /** Whether the items have translations. */
  isTranslated?: boolean
  /** Above the rows: links to other lists of the same items. */
  renderStrip?: (total: number | undefined) => ReactNode
  /** Below the title. */
  notice?: ReactNode
  /** More actions beside the title. */
  actions?: ReactNode
  /** More actions on the list. */
  tools?: ReactNode
  /** More actions on a row. */
  renderTools?: (row: Row, position: RowPosition) => ReactNode
}

/** The position of a row in its list. */
export interface RowPosition {
  /** Counted from 1; missing if the list is searched, filtered or sorted. */
  readonly place?: { readonly at: number; readonly of: number }
  /** Opens the page to which the row was moved, if known. */
  readonly follow: (to: MoveTarget | undefined) => void
  /** Focuses the list, when the focused element is gone. */
  readonly takeFocus: () => void
}

export function ListScreen<Row extends Listed>({
  section,
  actor,
  columns,
  sortable,
  nameOf,
  wording,
  mayRemove = true,
  warningOf,
  isTranslated = false,
  renderStrip,
  notice,
  actions,
  tools,
  renderTools,
}: ListScreenProps<Row>) {
  const words = useListWords()
  const own = useItemWords()[section.subject]
  const { screens } = useOfficeWords()
  const title = screens[section.screens[0]]
  const [, ...further] = useSiteLanguages()
  const list = useList(
    actor,
    sortable,
    translationNarrowing(isTranslated ? further.map(({ tag }) => tag) : []),
  )
  const { address, filters = {}, shown, range, go } = list
  const rows = shown.items
  const removal = useRemoval(actor, rows, list.fetch)
  const { saved } = useOwnLocation().state
  const card = useRef<HTMLElement>(null)
  useTitle(title)
  useRememberedList(section.screens[0])
  useScrollBack(list.isCurrent)

  const hasAllRows = address.q === undefined && filters.translation === undefined
  const isWhole = hasAllRows && address.sort === undefined
  const { total } = list
  const positionOf = (row: Row): RowPosition => ({
    ...(isWhole &&
      list.isCurrent &&
      total !== undefined && { place: { at: range.offset + rows.indexOf(row) + 1, of: total } }),
    follow: (to) => {
      const at = to === 'last' ? 'last' : to && Math.ceil(Math.min(to, total ?? to) / sizeOf(address))
      go(isWhole && at !== undefined ? { page: at } : { page: address.page }, {
        saved: { id: row.id, name: nameOf(row) },
      })
    },
    takeFocus: () => card.current?.focus(),
  })

  const isEmpty = !list.busy && !list.failed && rows.length === 0
  const isUnfilteredEmpty = isEmpty && hasAllRows
  return (
    <>
      <PageTitle
        title={title}
        note={listNote(words.list, own, { total, totalAtLeast: shown.totalAtLeast }, hasAllRows)}
        actions={
          <>
            <TrashButton subject={section.subject} />
            {actions}
            <ScreenButton screen={section.screens[1]} size="sm">
              <Icon name="plus" size="md" />
              {screens[section.screens[1]]}
            </ScreenButton>
          </>
        }
      />
      {notice}
      {saved && (
        <SavedNotice key={saved.id} name={saved.name} shown={rows.some((row) => row.id === saved.id)} />
      )}
      <Card ref={card} tabIndex={-1} aria-label={title} className={styles.card}>
        {renderStrip?.(total)}
        {isTranslated && !isUnfilteredEmpty && (
          <TranslationStrip
            subject={section.subject}
            screen={section.screens[0]}
            address={address}
            filter={filters}
            total={total}
          />
        )}
        {!isUnfilteredEmpty && (
          <Toolbar end={range.text}>
            <ListSearch
              label={own.search}
              placeholder={own.searched}
              value={address.q ?? ''}
              onSearch={(q) => go({ q }, { replace: true })}
              className={styles.search}
            />
            <SortSelect
              fields={columns.filter((column) => sortable.includes(column.key))}
              ownOrder={own.order}
              value={address.sort ?? ''}
              onSort={(sort) => go({ sort })}
            />
            {tools}
          </Toolbar>
        )}
        {removal.selected.size > 0 && (
          <BulkBar count={count(words.list.selected, removal.selected.size)}>
            <Button
              size="sm"
              variant="danger"
              onClick={() => removal.ask(rows.filter((row) => removal.selected.has(row.id)))}
            >
              <Icon name="trash-2" size="md" />
              {words.list.delete}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => removal.select(new Set())}>
              {words.list.clearSelection}
            </Button>
          </BulkBar>
        )}
        {list.failed && shown.failure ? (
          <NotFetched wording={wording} failure={shown.failure} onRetry={list.fetch} />
        ) : isEmpty ? (
          <NothingHere
            section={section}
            search={address.q}
            filter={filters}
            onClearSearch={() => go({ q: undefined })}
            onShowAll={() => go(anyTranslation)}
          />
        ) : (
          <>
            <ListRows
              section={section}
              columns={columns}
              sortable={sortable}
              nameOf={nameOf}
              rows={rows}
              busy={list.busy}
              sort={address.sort}
              onSort={(sort) => go({ sort })}
              selected={removal.selected}
              onSelect={removal.select}
              onRemove={mayRemove ? (row) => removal.ask([row]) : undefined}
              renderTools={renderTools && ((row) => renderTools(row, positionOf(row)))}
              marked={saved?.id}
            />
            <Pagination
              page={range.page}
              pages={range.pages}
              onPage={list.openPage}
              rowsPerPage={{ value: sizeOf(address), options: rowsPerPage, onChange: (size) => go({ size }) }}
            />
          </>
        )}
      </Card>
      <RemoveDialog
        section={section}
        open={removal.asking}
        names={removal.asked.map(nameOf)}
        ids={removal.asked.map(({ id }) => id)}
        warning={warningOf?.(removal.asked)}
        busy={list.removing}
        onConfirm={removal.confirm}
        onClose={removal.keep}
        onGone={() => card.current?.focus()}
      />
    </>
  )
}
