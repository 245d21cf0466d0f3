import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import type { ReactNode } from 'react'
import { isContentTypeName } from '#domain/history/subject.ts'
import { pageOfItem } from '#domain/publishing/page-of-item.ts'
import { fill } from '#domain/wording/template.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { IconButton, IconLink } from '#ui/design/action/icon-button/icon-button.tsx'
import { ScreenIcon } from '../../shell/navigation/screen-link.tsx'
import type { AdminSection } from '../../shell/navigation/admin-sections.ts'

export interface RowActionsProps {
  section: AdminSection
  row: { readonly id: string }
  name: string
  onRemove: (() => void) | undefined
  children: ReactNode
}

export function RowActions({ section, row, name, onRemove, children }: RowActionsProps) {
  const words = useListWords().list
  const { subject } = section
  return (
    <>
      {isContentTypeName(subject) && (
        <IconLink
          icon="arrow-up-right"
          label={words.viewOnSite}
          aria-label={fill(words.viewNameOnSite, { name })}
          size="sm"
          href={pageOfItem({ subject, itemId: row.id }, row)}
          target="_blank"
          rel="noopener"
        />
      )}
      <ScreenIcon
        icon={officeIcons.pencil}
        label={words.edit}
        aria-label={fill(words.editName, { name })}
        size="sm"
        screen={section.screens[2]}
        id={row.id}
      />
      {children}
      {onRemove && (
        <IconButton
          icon="trash-2"
          label={words.delete}
          aria-label={fill(words.deleteName, { name })}
          size="sm"
          onClick={onRemove}
        />
      )}
    </>
  )
}
