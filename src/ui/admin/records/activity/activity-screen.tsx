import { useLocation, useRouter } from '@tanstack/react-router'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { Table } from '#ui/design/data/table/table.tsx'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { ListSearch } from '../../list/list-search.tsx'
import { PagedRows } from '../../list/paged-rows.tsx'
import * as styles from '../../list/list.css.ts'
import { useList } from '../../list/use-list.ts'
import { useTitle } from '../../screen-parts/use-title.ts'
import { activityColumns } from './activity-columns.tsx'
import { ActivityDialog } from './activity-dialog.tsx'
import { ActivityFilterBar } from './activity-filter-bar.tsx'
import { activityNarrowing } from './activity-filters.ts'
import { useSiteTimeZone, useTimes } from '../../screen-parts/times.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

/** The audit trail: changes, sign-ins and refusals. */
export function ActivityScreen() {
  const { activities } = useActors().staff().history
  const { failures } = useFailureWords().history
  const list = useList(activities, [], activityNarrowing(useSiteTimeZone()))
  const { address, filters = {}, range, go } = list
  const [opened, open] = useOpened()
  const words = useHistoryWords()
  const times = useTimes()
  const title = useOfficeWords().screens.activity
  useTitle(title)

  return (
    <>
      <PageTitle title={title} note={words.activity.note} />
      <Card aria-label={title}>
        <Toolbar end={range.text}>
          <ListSearch
            label={words.activity.search}
            placeholder={words.activity.searchHint}
            value={address.q ?? ''}
            onSearch={(q) => go({ q }, { replace: true })}
            className={styles.search}
          />
        </Toolbar>
        <ActivityFilterBar filters={filters} onFilter={go} />
        <PagedRows
          list={list}
          wording={failures.fetch}
          empty={<EmptyState title={words.activity.none} text={words.activity.noneText} />}
          renderRows={(rows) => (
            <Table
              caption={title}
              columns={activityColumns(({ id }) => open(id), words, times)}
              rows={rows}
              rowKey={(row) => row.id}
            />
          )}
        />
      </Card>
      <ActivityDialog id={opened} onClose={() => open(undefined)} />
    </>
  )
}

/** The row whose details are open, as in the address; page, filters and scroll position stay. */
const useOpened = () => {
  const router = useRouter()
  const search = useLocation().search as { readonly open?: string }
  const open = (id: string | undefined) =>
    void router.navigate({
      to: '.',
      search: (current: object) => ({ ...current, open: id }),
      state: (current) => current,
      resetScroll: false,
    })
  return [search.open, open] as const
}
