import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { ScreenAnchor } from '../navigation/screen-link.tsx'
import type { Section } from '../navigation/sections.ts'
import { useLeftList } from './left-lists.ts'

export interface ListCrumbProps {
  section: Section
  /** What the screen itself is called. */
  here: string
}

/** Leads from a screen of one item back to its list, as that was left. */
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
