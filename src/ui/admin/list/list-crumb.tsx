import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { ScreenAnchor } from '../navigation/screen-link.tsx'
import type { Section } from '../navigation/sections.ts'
import { useLeftList } from './left-lists.ts'

export interface ListCrumbProps {
  section: Section
  /** The title of the current screen. */
  here: string
}

/** A breadcrumb from an item back to its list, in the state that it was left in. */
export function ListCrumb({ section, here }: ListCrumbProps) {
  const [list] = section.screens
  return (
    <Breadcrumb>
      <ScreenAnchor screen={list} {...useLeftList(list)}>
        {section.label}
      </ScreenAnchor>
      <span>{here}</span>
    </Breadcrumb>
  )
}
