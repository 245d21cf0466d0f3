import { useEffect, useEffectEvent, useState } from 'react'
import { permits } from '#domain/access/permission.ts'
import { screens, type Screen } from '#domain/access/screens.ts'
import { contentNames } from '#domain/content/contents.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { useSession } from '#ui/actors/use-session.ts'
import { ButtonLink } from '#ui/design/button/button-link.tsx'
import { Icon } from '#ui/design/icon/icon.tsx'
import { PageTitle } from '#ui/design/page-title/page-title.tsx'
import { ScreenButton } from '../screen-link.tsx'
import { contentSections } from '../sections.ts'
import { fullDay } from '../times.ts'
import { useTitle } from '../title.ts'
import { ContentCounts } from './content-counts.tsx'
import * as styles from './dashboard.css.ts'
import { Figures, type FigureOf } from './figures.tsx'
import { NewestEnquiries, newestShown } from './newest-enquiries.tsx'

/** What stands where, as far as the person's role goes (A11). */
export function DashboardScreen() {
  const { entry } = useSession()
  const { contents, enquiries, profiles } = useActors().staff()
  const [today] = useState(() => fullDay(new Date().toISOString()))
  useTitle('Dashboard')

  const mayOpen = (screen: Screen) => entry !== null && permits(entry.role, screens[screen])
  const names = contentNames.filter((name) => mayOpen(contentSections[name].screens[0]))
  const figures: ReadonlyArray<FigureOf> = [
    { label: 'Enquiry mails', screen: 'enquirymails', actor: enquiries.list },
    { label: 'Profile mails', screen: 'profilemails', actor: profiles.list },
    { label: 'Positions', screen: 'CareerList', actor: contents.career.list },
    { label: 'News articles', screen: 'NewsList', actor: contents.newsArticle.list },
  ]

  // A list answers how many it has with as few of them as are shown here.
  const count = useEffectEvent(() => {
    if (mayOpen('enquirymails')) enquiries.list.send({ type: 'list.fetch', query: { size: newestShown } })
    if (mayOpen('profilemails')) profiles.list.send({ type: 'list.fetch', query: { size: 1 } })
    for (const name of names) contents[name].list.send({ type: 'list.fetch', query: { size: 1 } })
  })
  useEffect(() => count(), [entry?.role])

  return (
    <>
      <PageTitle
        title="Dashboard"
        note={today}
        actions={
          <>
            <ButtonLink href="/" size="sm" variant="quiet">
              <Icon name="arrow-up-right" size="md" />
              View site
            </ButtonLink>
            {mayOpen('AddNews') && (
              <ScreenButton screen="AddNews" size="sm">
                <Icon name="plus" size="md" />
                Add news
              </ScreenButton>
            )}
          </>
        }
      />
      <Figures figures={figures.filter(({ screen }) => mayOpen(screen))} />
      <div className={styles.columns}>
        {mayOpen('enquirymails') && <NewestEnquiries actor={enquiries.list} />}
        <ContentCounts names={names} />
      </div>
    </>
  )
}
