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
  if (search !== undefined) {
    return (
      <EmptyState
        title={`No ${section.many} found`}
        text={`Nothing matches “${search}”.`}
        action={
          <Button size="sm" variant="quiet" onClick={onClearSearch}>
            Clear search
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={`No ${section.many} yet`}
      text={section.empty}
      action={
        <ScreenButton screen={section.screens[1]}>
          <Icon name="plus" size="md" />
          Add the first {section.one}
        </ScreenButton>
      }
    />
  )
}
