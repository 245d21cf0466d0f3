import { useSelector } from '@xstate/react'
import type { ListActor } from '../list/use-list.ts'

/** How many there are in a list; nothing while nobody knows. */
export const useTotal = (actor: ListActor): string | undefined => {
  const { total, totalAtLeast } = useSelector(actor, (snapshot) => snapshot.context)
  return total === undefined ? undefined : `${total.toLocaleString('en')}${totalAtLeast ? '+' : ''}`
}
