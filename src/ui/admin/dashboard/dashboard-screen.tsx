import { useEffect, useEffectEvent, useState } from 'react'
import { featureOfScreen } from '#domain/access/feature.ts'
import { permits } from '#domain/access/permission.ts'
import { screens, type Screen } from '#domain/access/screens.ts'
import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import { pageSizes, type ListQuery } from '#domain/content/list/list-query.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { contentActorsOf } from '#ui/actors/office/staff-actors.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { ScreenButton } from '../shell/navigation/screen-link.tsx'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import { useTimes } from '../screen-parts/times.ts'
import { useTitle } from '../screen-parts/use-title.ts'
import { ContentCounts } from './content-counts.tsx'
import * as styles from './dashboard.css.ts'
import { DueFigures } from './due-figures.tsx'
import { FailedSearchesCard } from './failed-searches-card.tsx'
import { Figures, NewsArticles, OpenPositionsFigure, UnreadEnquiries, UnreadProfiles } from './figures.tsx'
import { MailCards } from './mail-cards.tsx'
import { newestShown } from './newest-enquiries.tsx'
import { ScheduledChangesCard } from './scheduled-changes-card.tsx'
import { OffWebhooks } from './off-webhooks.tsx'
import { RecentChanges } from './recent-changes.tsx'

/** Lists are fetched for their totals, with only the rows that the dashboard shows. */
const queries: { readonly [Name in ContentTypeName]?: ListQuery } = {
  career: { sort: '-closingDate', size: pageSizes.max },
}

const featureOf = (name: ContentTypeName) => featureOfScreen[contentSections[name].screens[0]]

/** Counts, newest mails and changes, as far as the role permits (A11). */
export function DashboardScreen() {
  const { user } = useSession()
  const staff = useActors().staff()
  const { closing, enquiries, profiles, readings } = staff
  const { viewSite } = useDashboardWords()
  const words = useOfficeWords()
  const { fullDay } = useTimes()
  const [today] = useState(closing.today)
  useTitle(words.screens.dashboard)

  const hasFeature = useHasFeature()
  const mayOpen = (screen: Screen) => user !== null && permits(user.role, screens[screen])
  const { value: missing } = useReading(readings.missingFeatures)
  const permitted = contentTypeNames.filter((name) => mayOpen(contentSections[name].screens[0]))
  const specified = permitted.filter((name) => featureOf(name) === undefined)
  /** Content types that another back end may lack, once it is known which it has. */
  const further = permitted.filter((name) => {
    const feature = featureOf(name)
    return feature !== undefined && missing?.includes(feature) === false
  })
  const counts = <ContentCounts names={[...specified, ...further]} />

  const countOf = (name: ContentTypeName) =>
    contentActorsOf(staff, name).list.send({ type: 'list.fetch', query: queries[name] ?? { size: 1 } })
  const countFurther = useEffectEvent(() => further.forEach(countOf))
  useEffect(() => countFurther(), [user?.role, missing])
  const count = useEffectEvent(() => {
    specified.forEach(countOf)
    if (!mayOpen('enquirymails')) return
    enquiries.list.send({ type: 'list.fetch', query: { size: newestShown } })
    profiles.list.send({ type: 'list.fetch', query: { size: 1 } })
    readings.enquiryStatistics.fetch()
  })
  useEffect(() => count(), [user?.role])

  return (
    <>
      <PageTitle
        title={words.screens.dashboard}
        note={fullDay(today)}
        actions={
          <>
            <ButtonLink href="/" size="sm" variant="quiet">
              <Icon name="arrow-up-right" size="md" />
              {viewSite}
            </ButtonLink>
            {mayOpen('AddNews') && (
              <ScreenButton screen="AddNews" size="sm">
                <Icon name="plus" size="md" />
                {words.screens.AddNews}
              </ScreenButton>
            )}
          </>
        }
      />
      <Figures>
        {mayOpen('enquirymails') && <UnreadEnquiries />}
        {mayOpen('profilemails') && <UnreadProfiles />}
        {mayOpen('enquirymails') && hasFeature('desk') && <DueFigures />}
        {mayOpen('CareerList') && <OpenPositionsFigure />}
        {mayOpen('NewsList') && <NewsArticles />}
      </Figures>
      <div className={styles.columns}>
        {mayOpen('Connections') && hasFeature('connections') && <OffWebhooks className={styles.whole} />}
        <ScheduledChangesCard className={styles.whole} />
        {mayOpen('enquirymails') ? (
          <>
            <MailCards>{counts}</MailCards>
            <RecentChanges className={styles.whole} />
          </>
        ) : (
          <>
            <RecentChanges />
            {counts}
          </>
        )}
        {user !== null && permits(user.role, 'searches.see') && (
          <FailedSearchesCard className={styles.whole} />
        )}
      </div>
    </>
  )
}
