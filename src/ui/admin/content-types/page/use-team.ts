import { useEffect } from 'react'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { useItems } from '#ui/actors/office/use-items.ts'

/** The members of the team, which are fetched. */
export const useTeam = () => {
  const { items, send } = useItems('teamMember')
  useEffect(() => send({ type: 'list.fetch', query: { size: pageSizes.max } }), [send])
  return items
}
