import type { ReactNode } from 'react'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import * as styles from './dashboard.css.ts'
import { EnquiriesByDay, EnquiriesByLocation, EnquiriesByType } from './enquiry-charts.tsx'
import { NewestEnquiries } from './newest-enquiries.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

/** Enquiry statistics and the newest enquiries, with `children` beside them. */
export function MailCards({ children }: { children: ReactNode }) {
  const { enquiries: words } = useDashboardWords()
  const { enquiries, readings } = useActors().staff()
  const { value, failure, fetch } = useReading(readings.enquiryStatistics)
  const failures = useFailureWords()
  return (
    <>
      {value ? (
        <>
          <EnquiriesByDay days={value.days} />
          <EnquiriesByLocation locations={value.locations} />
        </>
      ) : isMissing(failure) ? null : (
        <Card title={words.byDay} className={styles.whole}>
          {failure ? (
            <NotFetched wording={failures.enquiryStatistics} failure={failure} onRetry={fetch} />
          ) : (
            <SkeletonRows count={3} />
          )}
        </Card>
      )}
      <NewestEnquiries actor={enquiries.list} />
      <div className={styles.stack}>
        {value && <EnquiriesByType types={value.types} />}
        {children}
      </div>
    </>
  )
}
