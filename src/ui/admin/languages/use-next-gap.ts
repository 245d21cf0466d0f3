import { useRouter, type HistoryState } from '@tanstack/react-router'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { screenAddress } from '../shell/navigation/screen-address.ts'
import { subjectScreens } from '../shell/navigation/subject-screens.ts'

/** Opens the editor of another item with a gap, or the board if there is none; `saved` is the item just saved. */
export const useNextGap = () => {
  const { nextGap } = useActors().staff().translations
  const router = useRouter()
  return (from: Partial<ItemRef> = {}, saved?: HistoryState['saved']) =>
    nextGap(from, (next) => {
      const [list, editor = list] = next ? subjectScreens(next.subject) : (['Languages'] as const)
      void router.navigate({
        to: screenAddress(editor, next?.itemId),
        state: { ...(next && { closesGaps: true }), ...(saved && { saved }) },
        ignoreBlocker: saved !== undefined,
      })
    })
}
