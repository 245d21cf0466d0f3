import type { ItemRef } from '#domain/history/item-ref.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { ScreenButton } from '../../shell/navigation/screen-link.tsx'
import { historyOf } from '../../shell/navigation/history-address.ts'

export function HistoryButton({ itemRef }: { itemRef: ItemRef }) {
  const { screens } = useOfficeWords()
  if (!useHasFeature()('history')) return null
  return (
    <ScreenButton screen="history" search={historyOf(itemRef)} size="sm" variant="quiet">
      <Icon name="history" size="md" />
      {screens.history}
    </ScreenButton>
  )
}
