import { useListWords } from '#ui/words/content/use-list-words.ts'
import type { Trashable } from '#domain/history/subject.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { ScreenButton } from '../../shell/navigation/screen-link.tsx'

/** Opens the trash with the items of one list. */
export function TrashButton({ subject }: { subject: Trashable }) {
  const { trash } = useListWords().list
  if (!useHasFeature()('trash')) return null
  return (
    <ScreenButton screen="trash" search={{ of: subject }} size="sm" variant="quiet">
      <Icon name="trash-2" size="md" />
      {trash}
    </ScreenButton>
  )
}
