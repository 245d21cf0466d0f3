import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { contentActorsOf } from '#ui/actors/office/staff-actors.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { contentSections } from '../../shell/navigation/admin-sections.ts'
import { ListStrip } from '../scheduled/list-strip.tsx'

/** The lists beside that of published items, as the address of a list names them. */
export const publishingLists = ['drafts', 'scheduled', 'unpublished'] as const
export type PublishingListName = (typeof publishingLists)[number]

interface ContentStripProps {
  name: ContentTypeName
  current: PublishingListName | undefined
  /** The total of the shown list; a change refetches the totals of all lists. */
  total: number | undefined
}

/** Links to the lists of a content type with their totals. */
export function ContentStrip({ name, current, total }: ContentStripProps) {
  const { unpublished, ...staff } = useActors().staff()
  const { lists: words } = useListWords().list
  const { totals } = unpublished
  const counted = useSelector(totals.actor, ({ context }) =>
    context.input === name ? context.response : undefined,
  )
  const published = useSelector(contentActorsOf(staff, name).list, ({ context }) => context.total)
  useEffect(() => {
    if (total === undefined) return
    if (totals.actor.getSnapshot().context.input !== name) totals.clear()
    totals.send(name)
  }, [totals, name, total])
  return (
    <ListStrip
      screen={contentSections[name].screens[0]}
      label={words.name}
      current={current}
      entries={[
        { list: undefined, name: words.published, total: published },
        ...publishingLists.map((list) => ({ list, name: words[list], total: counted?.[list] })),
      ]}
    />
  )
}
