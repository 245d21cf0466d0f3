import { useEffect } from 'react'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { useSettingsWords } from '#ui/words/office/use-settings-words.ts'
import { NotFetched } from '../../screen-parts/not-fetched.tsx'
import { useTitle } from '../../screen-parts/use-title.ts'
import { SettingsCards } from './settings-cards.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

/** The server's configuration, read only (A13). */
export function SettingsScreen() {
  const { settings } = useActors().staff().readings
  const failures = useFailureWords()
  const { value, failure, fetch } = useReading(settings)
  const { screens } = useOfficeWords()
  const words = useSettingsWords()
  useTitle(screens.settings)
  useEffect(fetch, [fetch])

  return (
    <>
      <PageTitle title={screens.settings} note={words.note} />
      {value ? (
        <SettingsCards settings={value} />
      ) : (
        <Card>
          {isMissing(failure) ? (
            <EmptyState title={words.none} text={words.notProvided} />
          ) : failure ? (
            <NotFetched wording={failures.settings} failure={failure} onRetry={fetch} />
          ) : (
            <SkeletonRows count={4} />
          )}
        </Card>
      )}
    </>
  )
}
