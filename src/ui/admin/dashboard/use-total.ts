import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ListActor } from '../list/use-list.ts'

/** How many there are in a list, asked for with as few of them as are shown. */
export const useTotal = (actor: ListActor, shown = 1) => {
  const { total, totalAtLeast } = useSelector(actor, (snapshot) => snapshot.context)
  useEffect(() => actor.send({ type: 'list.fetch', query: { size: shown } }), [actor, shown])
  return total === undefined ? undefined : `${total.toLocaleString('en')}${totalAtLeast ? '+' : ''}`
}
