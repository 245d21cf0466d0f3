import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useItemWords } from '#ui/words/content/use-item-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { useRemovalWords } from '#ui/words/content/use-removal-words.ts'
import { retentionDays } from '#domain/history/retention-days.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useLeftList } from '../shell/navigation/left-lists.ts'
import { TrashButton } from '../list/removal/trash-button.tsx'
import { ScreenButton } from '../shell/navigation/screen-link.tsx'
import type { AdminSection } from '../shell/navigation/admin-sections.ts'
import { useTitle } from '../screen-parts/use-title.ts'

export interface NotFetchedHeadProps {
  section: AdminSection
  isGone: boolean
}

/** The page title above the error of an item that could not be fetched, with links to continue. */
export function NotFetchedHead({ section, isGone }: NotFetchedHeadProps) {
  const { subject } = section
  const { form } = useEditorWords()
  const items = useItemWords()
  const { screens } = useOfficeWords()
  const { forDays } = useRemovalWords()
  const [list] = section.screens
  const left = useLeftList(list)
  const title = isGone ? items[subject].gone : items[subject].edit
  const goneNote = useHasFeature()('trash')
    ? fill(form.inTrash, { days: count(forDays, retentionDays.trash) })
    : form.mayBeDeleted
  useTitle(title)
  return (
    <PageTitle
      title={title}
      note={isGone && goneNote}
      actions={
        <>
          {isGone && <TrashButton subject={subject} />}
          <ScreenButton screen={list} {...left} size="sm" variant="quiet">
            {fill(form.backTo, { list: screens[list] })}
          </ScreenButton>
        </>
      }
    />
  )
}
