import type { ReactNode } from 'react'
import { IconButton, IconLink } from '#ui/design/action/icon-button/icon-button.tsx'
import { ScreenIcon } from '../../navigation/screen-link.tsx'
import type { Section } from '../../navigation/sections.ts'

export interface RowActionsProps {
  section: Section
  id: string
  name: string
  onRemove: () => void
  children: ReactNode
}

export function RowActions({ section, id, name, onRemove, children }: RowActionsProps) {
  return (
    <>
      {section.onSite && (
        <IconLink
          icon="arrow-up-right"
          label="View on site"
          aria-label={`View ${name} on site`}
          size="sm"
          href={section.onSite(id)}
          target="_blank"
          rel="noopener"
        />
      )}
      <ScreenIcon
        icon="pencil"
        label="Edit"
        aria-label={`Edit ${name}`}
        size="sm"
        screen={section.screens[2]}
        id={id}
      />
      {children}
      <IconButton icon="trash-2" label="Delete" aria-label={`Delete ${name}`} size="sm" onClick={onRemove} />
    </>
  )
}
