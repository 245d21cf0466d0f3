import { useEffect } from 'react'
import type { TranslationCounts } from '#domain/language/translation-counts.ts'
import { fill } from '#domain/wording/template.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { useLanguageBoardWords } from '#ui/words/content/use-language-board-words.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { SavedNotice } from '../list/saved-notice.tsx'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { useTitle } from '../screen-parts/use-title.ts'
import { LanguageBoard } from './language-board.tsx'
import { useNextGap } from './use-next-gap.ts'

/** How much is translated of what the user may edit, by content type and language. */
export function LanguagesScreen() {
  const { value: counts, failure, fetch } = useReading(useActors().staff().translations.counts)
  const [main, ...further] = useSiteLanguages()
  const openNextGap = useNextGap()
  const { saved } = useOwnLocation().state
  const failures = useFailureWords()
  const title = useOfficeWords().screens.Languages
  const words = useTranslationWords()
  const { board } = useLanguageBoardWords()
  const { nameOf } = useLanguageNames()
  useTitle(title)
  useEffect(fetch, [fetch])

  return (
    <>
      <PageTitle
        title={title}
        note={fill(board.note, { language: nameOf(main.tag) })}
        actions={
          counts?.some(hasGaps) && (
            <Button size="sm" onClick={() => openNextGap()}>
              <Icon name="arrow-right" size="md" />
              {words.nextGap}
            </Button>
          )
        }
      />
      {saved && <SavedNotice key={saved.id} name={saved.name} shown={false} />}
      {counts !== undefined && counts.length > 0 ? (
        further.map((language) => (
          <LanguageBoard
            key={language.tag}
            language={language}
            rows={counts.filter(({ lang }) => lang === language.tag)}
          />
        ))
      ) : (
        <Card>
          {counts !== undefined || isMissing(failure) ? (
            <EmptyState title={board.single} text={board.singleText} />
          ) : failure ? (
            <NotFetched wording={failures.translations} failure={failure} onRetry={fetch} />
          ) : (
            <SkeletonRows count={6} />
          )}
        </Card>
      )}
    </>
  )
}

const hasGaps = ({ missing, outdated }: TranslationCounts) => missing + outdated > 0
