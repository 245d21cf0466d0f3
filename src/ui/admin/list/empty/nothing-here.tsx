import { fill } from '#domain/wording/template.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { useItemWords } from '#ui/words/content/use-item-words.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import type { TranslationFilter } from '../translation/translation-filter.ts'
import { ScreenButton } from '../../shell/navigation/screen-link.tsx'
import type { AdminSection } from '../../shell/navigation/admin-sections.ts'
import { EmptyDrawing } from './empty-drawing.tsx'

export interface NothingHereProps {
  section: AdminSection
  search: string | undefined
  filter: TranslationFilter
  onClearSearch: () => void
  onShowAll: () => void
}

/** An empty list, or one without matches. */
export function NothingHere({ section, search, filter, onClearSearch, onShowAll }: NothingHereProps) {
  const words = useListWords().list
  const own = useItemWords()[section.subject]
  const { nameOf } = useLanguageNames()
  if (search !== undefined) {
    return (
      <EmptyState
        title={own.noneFound}
        text={fill(words.nothingMatches, { search })}
        action={
          <Button size="sm" variant="quiet" onClick={onClearSearch}>
            {words.clearSearch}
          </Button>
        }
      />
    )
  }
  if (filter.translation !== undefined) {
    const text = fill(words.marks[filter.translation], { language: nameOf(filter.in ?? '') })
    return (
      <EmptyState
        title={own.noneFound}
        text={text}
        action={
          <Button size="sm" variant="quiet" onClick={onShowAll}>
            {words.showAll}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={own.none}
      text={own.empty}
      action={
        <ScreenButton screen={section.screens[1]}>
          <Icon name="plus" size="md" />
          {own.addFirst}
        </ScreenButton>
      }
    />
  )
}
