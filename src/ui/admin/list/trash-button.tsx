import type { Discardable } from '#domain/history/subject.ts'
import { useOffers } from '#ui/actors/use-offers.ts'
import { Icon } from '#ui/design/icon/icon.tsx'
import { ScreenButton } from '../screen-link.tsx'

/** Leads from a list to what was deleted from it. */
export function TrashButton({ subject }: { subject: Discardable }) {
  if (!useOffers()('trash')) return null
  return (
    <ScreenButton screen="trash" search={{ of: subject }} size="sm" variant="quiet">
      <Icon name="trash-2" size="md" />
      Trash
    </ScreenButton>
  )
}
