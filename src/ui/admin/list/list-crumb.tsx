import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { ScreenAnchor } from '../shell/navigation/screen-link.tsx'
import type { AdminSection } from '../shell/navigation/admin-sections.ts'
import { useLeftList } from '../shell/navigation/left-lists.ts'

export interface ListCrumbProps {
  section: AdminSection
  /** The title of the current screen. */
  here: string
}

/** A breadcrumb from an item back to its list, in the state that it was left in. */
export function ListCrumb({ section, here }: ListCrumbProps) {
  const { screens } = useOfficeWords()
  const [list] = section.screens
  return (
    <Breadcrumb>
      <ScreenAnchor screen={list} {...useLeftList(list)}>
        {screens[list]}
      </ScreenAnchor>
      <span>{here}</span>
    </Breadcrumb>
  )
}
