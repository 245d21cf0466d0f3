import { useSelector } from '@xstate/react'
import type { AnyListActor } from '#ui/actors/bridge/list-of.ts'

/** The total of a list as text; `undefined` until it is fetched. */
export const useTotal = (list: AnyListActor): string | undefined => {
  const { total, totalAtLeast } = useSelector(list, (snapshot) => snapshot.context)
  return total === undefined ? undefined : `${total.toLocaleString('en')}${totalAtLeast ? '+' : ''}`
}
