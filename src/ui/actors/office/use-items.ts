import { useSelector } from '@xstate/react'
import type { ContentTypeName, ItemOf } from '#domain/content/content-types.ts'
import { useActors } from './actors-provider.tsx'

/** A content's list as a screen draws it. */
export const useItems = <Name extends ContentTypeName>(name: Name) => {
  const { list } = useActors().staff().contents[name]
  const snapshot = useSelector(list, (current) => current)
  const { items, total, totalAtLeast, failure } = snapshot.context
  return {
    // The actor knows of its items only that they have an id.
    items: items as ReadonlyArray<ItemOf<Name>>,
    total,
    totalAtLeast,
    failure,
    state: snapshot.value.items,
    loading: snapshot.hasTag('loading'),
    send: list.send,
  }
}
