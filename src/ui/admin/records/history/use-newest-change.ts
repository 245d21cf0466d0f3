import { useEffect, useState } from 'react'
import { isOfItem, type Change } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import type { useList } from '../../list/use-list.ts'

type ShownChanges = Pick<ReturnType<typeof useList<Change>>, 'isCurrent' | 'range' | 'shown'>

/** The newest change of an item itself. A request reads it if it is not on the shown page of changes. */
export const useNewestChange = (
  { subject, itemId }: ItemRef,
  { isCurrent, range, shown: { items } }: ShownChanges,
): Change | undefined => {
  const { history } = useActors().staff()
  const [read, setRead] = useState<Change>()
  const listed = isCurrent && range.offset === 0 ? items.find(isOfItem) : undefined
  const isElsewhere = isCurrent && listed === undefined
  useEffect(() => {
    if (isElsewhere) history.last({ subject, itemId }, setRead)
  }, [history, subject, itemId, isElsewhere, items])
  // The former item's may still be there.
  return [listed, read].find((change) => change?.subject === subject && change.itemId === itemId)
}
