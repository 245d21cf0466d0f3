import { fill } from '#domain/wording/template.ts'
import { useEditorWords } from '#ui/words/use-editor-words.ts'
import { useItemWords } from '#ui/words/use-item-words.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { ScreenButton } from '../../navigation/screen-link.tsx'
import type { Section } from '../../navigation/sections.ts'
import { EmptyDrawing } from './empty-drawing.tsx'

export interface NothingHereProps {
  section: Section
  search: string | undefined
  onClearSearch: () => void
}

/** An empty list, or one without matches. */
export function NothingHere({ section, search, onClearSearch }: NothingHereProps) {
  const words = useEditorWords().list
  const own = useItemWords()[section.subject]
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
