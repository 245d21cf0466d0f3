import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { fill } from '#domain/wording/template.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { ScreenButton, ScreenIcon } from '../shell/navigation/screen-link.tsx'
import type { AdminSection } from '../shell/navigation/admin-sections.ts'
import type { SearchParams } from '../shell/navigation/search-params.ts'

export interface CopyLinkProps {
  section: AdminSection
  id: string
}

/** The address of the add screen for a copy. */
const copyAddress = ({ section, id }: CopyLinkProps) => ({ screen: section.screens[1], search: { copy: id } })

/** The id of the item to copy, from the address of an add screen. */
export const copiedId = ({ copy }: SearchParams) =>
  typeof copy === 'string' && copy !== '' ? copy : undefined

export function CopyIcon({ name, ...copied }: CopyLinkProps & { name: string }) {
  const words = useListWords().list
  return (
    <ScreenIcon
      icon={officeIcons.copy}
      label={words.copy}
      aria-label={fill(words.copyName, { name })}
      size="sm"
      {...copyAddress(copied)}
    />
  )
}

export function CopyButton(copied: CopyLinkProps) {
  const { copy } = useListWords().list
  return (
    <ScreenButton size="sm" variant="quiet" {...copyAddress(copied)}>
      <Icon name={officeIcons.copy} size="md" />
      {copy}
    </ScreenButton>
  )
}
