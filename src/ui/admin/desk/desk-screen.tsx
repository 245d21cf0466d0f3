import { useEffect } from 'react'
import { deskId } from '#domain/history/subject.ts'
import { permits } from '#domain/access/permission.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { HistoryButton } from '../records/history/history-button.tsx'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import { ListStrip } from '../publishing/scheduled/list-strip.tsx'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { useTitle } from '../screen-parts/use-title.ts'
import { DeskFiguresPart } from './desk-figures-part.tsx'
import { DeskForm } from './desk-form.tsx'
import { HoursPart } from './hours-part.tsx'
import { RoutingPart } from './routing-part.tsx'
import { TemplatesPart } from './templates-part.tsx'
import * as styles from './desk.css.ts'

const parts = [undefined, 'routing', 'templates', 'figures'] as const

/** Working hours, targets and routing, which an Admin changes; templates of answers; and figures. */
export function DeskScreen() {
  const words = useDeskWords()
  const title = useOfficeWords().screens.Desk
  const failures = useFailureWords()
  const { settings } = useActors().staff().desk
  const { value, failure, fetch } = useReading(settings)
  const { user } = useSession()
  const { search } = useOwnLocation()
  const part = parts.find((known) => known === search['list'])
  const mayChange = user !== null && permits(user.role, 'desk.manage')
  useTitle(title)
  useEffect(fetch, [fetch])
  return (
    <>
      <PageTitle
        title={title}
        note={words.note}
        actions={
          mayChange && part !== 'templates' && <HistoryButton itemRef={{ subject: 'desk', itemId: deskId }} />
        }
      />
      <div className={styles.parts}>
        <ListStrip
          screen="Desk"
          label={words.parts.name}
          entries={parts.map((list) => ({ list, name: words.parts[list ?? 'hours'] }))}
          current={part}
        />
      </div>
      {part === 'templates' ? (
        <TemplatesPart />
      ) : part === 'figures' ? (
        <DeskFiguresPart targets={value?.targets} />
      ) : value ? (
        <DeskForm desk={value} mayChange={mayChange}>
          {part === 'routing' ? (form) => <RoutingPart {...form} /> : (form) => <HoursPart {...form} />}
        </DeskForm>
      ) : (
        <Card>
          {failure ? (
            <NotFetched wording={failures.settings} failure={failure} onRetry={fetch} />
          ) : (
            <SkeletonRows count={6} />
          )}
        </Card>
      )}
    </>
  )
}
