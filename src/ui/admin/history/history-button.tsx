import type { ItemRef } from '#domain/history/item-ref.ts'
import { Icon } from '#ui/design/icon/icon.tsx'
import { ScreenButton } from '../screen-link.tsx'
import { historyOf } from './history-address.ts'

/** Leads from where an item is edited to its history. */
export function HistoryButton({ itemRef }: { itemRef: ItemRef }) {
  return (
    <ScreenButton screen="history" search={historyOf(itemRef)} size="sm" variant="quiet">
      <Icon name="history" size="md" />
      History
    </ScreenButton>
  )
}
