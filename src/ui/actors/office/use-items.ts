import { useSelector } from '@xstate/react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from './actors-provider.tsx'

/** The list of a content type. */
export const useItems = <Name extends ContentTypeName>(name: Name) => {
  const { list } = useActors().staff().contents[name]
  const { items, total } = useSelector(list, (snapshot) => snapshot.context)
  return { items, total, send: list.send }
}
