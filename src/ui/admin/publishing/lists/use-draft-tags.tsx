import { useSelector } from '@xstate/react'
import { Fragment, useEffect } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import { draftListOf, type DraftQuery, type ListedDraft } from '#domain/publishing/draft.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { contentActorsOf } from '#ui/actors/office/staff-actors.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { useOwnTime, useTimes } from '../../screen-parts/times.ts'
import * as styles from '../scheduled/scheduled.css.ts'

/** A column with the drafts of the items of a page; none if there are no drafts. */
export const useDraftTags = (name: ContentTypeName, isOffered: boolean): ReadonlyArray<Column<Listed>> => {
  const { drafts, ...staff } = useActors().staff()
  const { ofItems } = drafts
  const { lists: words } = useListWords().list
  const { moment, offset, zone } = useTimes()
  const ownTime = useOwnTime()
  const items = useSelector(contentActorsOf(staff, name).list, ({ context }) =>
    context.items.map(({ id }) => id).join(),
  )
  const found = useSelector(ofItems, ({ context }) => context.items)
  useEffect(() => {
    if (!isOffered || items === '') return
    const query: DraftQuery = { subjects: [name], items: items.split(','), size: pageSizes.max }
    ofItems.send({ type: 'list.fetch', query })
  }, [ofItems, name, items, isOffered])

  const own = found.filter(({ subject }) => subject === name)
  if (!isOffered || own.length === 0) return []
  const textOf = (draft: ListedDraft) => {
    if (draft.state === 'failed') return words.failed
    return draft.dueAt === '' ? words.draft : fill(words.scheduledFor, { time: moment(draft.dueAt) })
  }
  /** The zone of a time, and the time in the person's own zone if it is another. */
  const zonesOf = (instant: string) => {
    const elsewhere = ownTime(instant)
    return elsewhere && `${zone(instant) || offset(instant)} · ${elsewhere.time} (${elsewhere.zone})`
  }
  return [
    {
      key: 'drafts',
      header: words.state,
      cell: ({ id }) => (
        <span className={styles.tags}>
          {own
            .filter(({ itemId }) => itemId === id)
            .map((draft) => (
              <Fragment key={draft.id}>
                <Tag tone={draftListOf(draft) === 'scheduled' ? 'shoal' : 'outline'}>{textOf(draft)}</Tag>
                {zonesOf(draft.dueAt) && <small>{zonesOf(draft.dueAt)}</small>}
              </Fragment>
            ))}
        </span>
      ),
    },
  ]
}
