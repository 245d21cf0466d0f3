import { useState } from 'react'
import type { Change } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { Pagination } from '#ui/design/data/pagination/pagination.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useFailureWords } from '#ui/words/use-failure-words.ts'
import { EmptyDrawing } from '../list/empty/empty-drawing.tsx'
import { useLeftList } from '../list/left-lists.ts'
import { useList } from '../list/use-list.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { ScreenAnchor, ScreenButton } from '../navigation/screen-link.tsx'
import { subjectLabels } from '../navigation/subjects.ts'
import { fullTime } from '../screen-parts/times.ts'
import { useTitle } from '../screen-parts/use-title.ts'
import { authorOf, objectOf } from './activity-words.ts'
import { ChangeCard } from './change-card.tsx'
import { EarliestCard } from './earliest-card.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { historyNarrowing } from './history-address.ts'
import { RestoreDialog, type Restoring } from './restore-dialog.tsx'

/** All changes of one item, newest first, with buttons to restore its versions. */
export function ItemHistory({ itemRef }: { itemRef: ItemRef }) {
  const { history } = useActors().staff()
  const { failures } = useFailureWords().history
  const [restoring, setRestoring] = useState<Restoring>()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const openDialog = (version: Change, as: string) =>
    history.last(itemRef, (current) => {
      setRestoring({ version, as, current })
      setDialogOpen(true)
    })
  const { subject, itemId } = itemRef
  const list = useList(history.changes, [], historyNarrowing(itemRef))
  const { shown, place } = list
  // The actor may still have the changes of another item.
  const changes = shown.items.filter((change) => change.subject === subject && change.itemId === itemId)
  const newest = place.offset === 0 ? changes[0] : undefined
  const isGone = newest?.kind === 'deleted' || newest?.kind === 'erased'
  const oldest = place.page === place.pages && !isGone ? changes.at(-1) : undefined
  const earliest = oldest && versionBefore(oldest)
  const { label, one, screens } = subjectLabels(subject)
  const [listed, edited] = screens
  const title = changes[0] ? `Version history of ${objectOf(changes[0])}` : 'Version history'
  useTitle(title)

  return (
    <>
      <Breadcrumb>
        <ScreenAnchor screen={listed} {...useLeftList(listed)}>
          {label}
        </ScreenAnchor>
        <span>Version history</span>
      </Breadcrumb>
      <PageTitle
        title={title}
        note={shown.total !== undefined && changes.length > 0 && countOf(shown.total)}
        actions={
          edited &&
          !isGone && (
            <ScreenButton screen={edited} id={itemId} size="sm" variant="quiet">
              <Icon name="pencil" size="md" />
              Edit {one}
            </ScreenButton>
          )
        }
      />
      {newest && isGone && <GoneNotice change={newest} onRestored={list.fetch} />}
      <Card aria-label="Changes">
        {list.failed && shown.failure ? (
          <NotFetched wording={failures.fetch} failure={shown.failure} onRetry={list.fetch} />
        ) : list.busy && changes.length === 0 ? (
          <SkeletonRows />
        ) : changes.length === 0 ? (
          <EmptyState
            drawing={<EmptyDrawing />}
            title="No changes yet"
            text="Every change from now on appears here, with who made it and when."
          />
        ) : (
          <>
            <ol aria-busy={list.busy}>
              {changes.map((change) => (
                <ChangeCard
                  key={change.id}
                  change={change}
                  current={change === newest && change.version > 0 && !isGone}
                  onRestore={
                    isVersion(change) && change !== newest && !isGone
                      ? () => openDialog(change, `as ${authorOf(change)} left it on ${fullTime(change.at)}`)
                      : undefined
                  }
                />
              ))}
              {earliest && (
                <EarliestCard
                  version={earliest}
                  onRestore={() => openDialog(earliest, `as it was before ${fullTime(earliest.at)}`)}
                />
              )}
            </ol>
            {place.pages > 1 && <Pagination page={place.page} pages={place.pages} onPage={list.openPage} />}
          </>
        )}
      </Card>
      {restoring && (
        <RestoreDialog
          {...restoring}
          one={one}
          open={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          onConfirm={() => {
            setDialogOpen(false)
            history.restore(restoring.version, restoring.current)
          }}
        />
      )}
    </>
  )
}

/** Whether a change left a version that can be restored. */
const isVersion = ({ version, after }: Change) => version > 0 && after !== null

const countOf = (total: number) => (total === 1 ? '1 change' : `${total.toLocaleString('en')} changes`)

/** The version before the first stored change. */
const versionBefore = (change: Change): Change | undefined =>
  change.kind === 'updated' && change.before !== null && change.version > 1
    ? { ...change, version: change.version - 1, before: null, after: change.before }
    : undefined
