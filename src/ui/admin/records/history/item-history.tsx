import { useRouter } from '@tanstack/react-router'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useState } from 'react'
import { isOfItem, type Change } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { isOfProvider, restoreWays, stateAfter, type ItemState } from '#domain/history/restore-ways.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { Pagination } from '#ui/design/data/pagination/pagination.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { EmptyDrawing } from '../../list/empty/empty-drawing.tsx'
import { useList, type Narrowing } from '../../list/use-list.ts'
import { NotFetched } from '../../screen-parts/not-fetched.tsx'
import { historyOf } from '../../shell/navigation/history-address.ts'
import { useLeftList } from '../../shell/navigation/left-lists.ts'
import { screenAddress } from '../../shell/navigation/screen-address.ts'
import { ScreenAnchor, ScreenButton } from '../../shell/navigation/screen-link.tsx'
import { subjectScreens } from '../../shell/navigation/subject-screens.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { useTitle } from '../../screen-parts/use-title.ts'
import { authorOf, objectOf } from '#domain/history/activity-text.ts'
import { ChangeCard } from './change-card.tsx'
import { EarliestCard } from './earliest-card.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { RestoreDialog, type Restoring } from './restore-dialog.tsx'
import { useNewestChange } from './use-newest-change.ts'

const changesOf = (ref: ItemRef): Narrowing<ReturnType<typeof historyOf>> => ({
  read: () => historyOf(ref),
  query: () => ({ subject: ref.subject, itemId: ref.itemId }),
})

/** All changes of one item, newest first, with buttons to restore its versions. */
export function ItemHistory({ itemRef }: { itemRef: ItemRef }) {
  const { history } = useActors().staff()
  const { failures } = useFailureWords().history
  const words = useHistoryWords()
  const { versions } = words
  const { screens } = useOfficeWords()
  const { fullTime } = useTimes()
  const router = useRouter()
  const [restoring, setRestoring] = useState<Restoring>()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const openDialog = (version: Change, description: string) =>
    history.current(itemRef, (current) => {
      setRestoring({ version, description, current })
      setDialogOpen(true)
    })
  const { subject, itemId } = itemRef
  const mayChangeLive = useMayChangeLive()
  const hasDrafts = useHasFeature()('drafts')
  const waysIn = (state: ItemState) => restoreWays(subject, { state, mayChangeLive, hasDrafts })
  const list = useList(history.changes, [], changesOf(itemRef))
  const { shown, range } = list
  // The actor may still have the changes of another item.
  const changes = shown.items.filter((change) => change.subject === subject && change.itemId === itemId)
  const newest = useNewestChange(itemRef, list)
  const state = newest && stateAfter(newest.kind)
  const isGone = state === 'absent'
  const offersVersions = state !== undefined && waysIn(state).length > 0
  const oldest = range.page === range.pages ? changes.findLast(isOfItem) : undefined
  const isOffered = ({ after }: Change) => offersVersions && !isOfProvider(after, newest?.after)
  const before = oldest && versionBefore(oldest)
  const earliest = before && isOffered(before) ? before : undefined
  const [listed, edited] = subjectScreens(subject)
  // The editor opens the draft by itself.
  const openEditor = () => void router.navigate({ to: screenAddress(edited ?? listed, itemId) })
  // An item may have nothing but drafts.
  const named = newest ?? changes[0]
  const title = named ? fill(versions.titleOf, { object: objectOf(named, words) }) : screens.history
  useTitle(title)

  return (
    <>
      <Breadcrumb>
        <ScreenAnchor screen={listed} {...useLeftList(listed)}>
          {screens[listed]}
        </ScreenAnchor>
        <span>{screens.history}</span>
      </Breadcrumb>
      <PageTitle
        title={title}
        note={shown.total !== undefined && changes.length > 0 && count(versions.count, shown.total)}
        actions={
          edited &&
          !isGone && (
            <ScreenButton screen={edited} id={itemId} size="sm" variant="quiet">
              <Icon name={officeIcons.pencil} size="md" />
              {screens[edited]}
            </ScreenButton>
          )
        }
      />
      {newest && isGone && <GoneNotice change={newest} onRestored={list.fetch} />}
      <Card aria-label={versions.changes}>
        {list.failed && shown.failure ? (
          <NotFetched wording={failures.fetch} failure={shown.failure} onRetry={list.fetch} />
        ) : list.busy && changes.length === 0 ? (
          <SkeletonRows />
        ) : changes.length === 0 ? (
          <EmptyState drawing={<EmptyDrawing />} title={versions.none} text={versions.noneText} />
        ) : (
          <>
            <ol aria-busy={list.busy}>
              {changes.map((change) => (
                <ChangeCard
                  key={change.id}
                  change={change}
                  current={change.id === newest?.id && change.version > 0 && state === 'live'}
                  onRestore={
                    isOffered(change) && isVersion(change) && change.id !== newest?.id
                      ? () =>
                          openDialog(
                            change,
                            fill(versions.asLeft, {
                              author: authorOf(change, words),
                              time: fullTime(change.at),
                            }),
                          )
                      : undefined
                  }
                />
              ))}
              {earliest && (
                <EarliestCard
                  version={earliest}
                  onRestore={() =>
                    openDialog(earliest, fill(versions.asBefore, { time: fullTime(earliest.at) }))
                  }
                />
              )}
            </ol>
            {range.pages > 1 && <Pagination page={range.page} pages={range.pages} onPage={list.openPage} />}
          </>
        )}
      </Card>
      {restoring && (
        <RestoreDialog
          {...restoring}
          ways={waysIn(restoring.current.state)}
          open={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          onConfirm={(way) => {
            const { version, current } = restoring
            setDialogOpen(false)
            if (way === 'atOnce') history.restore(version, current)
            else history.saveDraft(version, current, openEditor)
          }}
        />
      )}
    </>
  )
}

/** Whether a change left a version that can be restored. */
const isVersion = (change: Change) => isOfItem(change) && change.version > 0 && change.after !== null

/** The version before the first stored change. */
const versionBefore = (change: Change): Change | undefined =>
  change.kind === 'updated' && change.before !== null && change.version > 1
    ? { ...change, version: change.version - 1, before: null, after: change.before }
    : undefined
