import { useSelector } from '@xstate/react'
import type { Listed } from '#domain/machines/list-machine.ts'
import { numberText } from '#domain/wording/counted.ts'
import type { ListActor } from '#ui/actors/bridge/list-machine-of.ts'

/** The total of a list as text; `undefined` until it is fetched. */
export const useTotal = <Item extends Listed>(actor: ListActor<Item>): string | undefined => {
  const { total, totalAtLeast } = useSelector(actor, (snapshot) => snapshot.context)
  return total === undefined ? undefined : `${numberText(total)}${totalAtLeast ? '+' : ''}`
}
