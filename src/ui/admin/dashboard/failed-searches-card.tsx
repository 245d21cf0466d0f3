import { useEffect, useState } from 'react'
import type { FailedSearch } from '#domain/content/search/failed-search.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { useTimes } from '../screen-parts/times.ts'
import * as styles from './dashboard.css.ts'

/** The searches shown before "Show all", and the days of each. */
const shownAtFirst = 6
const shownDays = 5

/** What visitors searched in vain, the most frequent first. */
export function FailedSearchesCard({ className }: { className?: string }) {
  const { searches: words } = useDashboardWords()
  const failures = useFailureWords()
  const { value, failure, fetch } = useReading(useActors().staff().readings.failedSearches)
  const [showsAll, setShowsAll] = useState(false)
  useEffect(fetch, [fetch])

  if (isMissing(failure)) return null
  const searches = value ?? []
  return (
    <Card
      title={words.title}
      className={className}
      action={
        searches.length > shownAtFirst && (
          <Button variant="quiet" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? words.showFewer : fill(words.showAll, { n: searches.length })}
          </Button>
        )
      }
    >
      {failure ? (
        <NotFetched wording={failures.failedSearches} failure={failure} onRetry={fetch} />
      ) : value === undefined ? (
        <SkeletonRows count={3} />
      ) : searches.length === 0 ? (
        <p className={styles.about}>{words.none}</p>
      ) : (
        <>
          <p className={styles.about}>{words.about}</p>
          <ul className={styles.searches}>
            {searches.slice(0, showsAll ? undefined : shownAtFirst).map((search) => (
              <Search key={search.words} search={search} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Search({ search: { words: searched, total, days } }: { search: FailedSearch }) {
  const { searches: words } = useDashboardWords()
  const { dayAndMonth } = useTimes()
  return (
    <li className={styles.search}>
      <b className={styles.searched}>
        <bdi>{searched}</bdi>
      </b>
      <span>{count(words.times, total)}</span>
      <span className={styles.searchDays}>
        {days.slice(0, shownDays).map(({ day, total: n }) => (
          <span key={day}>{fill(words.onDay, { day: dayAndMonth(day), n })}</span>
        ))}
      </span>
    </li>
  )
}
