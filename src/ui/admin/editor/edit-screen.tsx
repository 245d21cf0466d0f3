import { useParams } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { useItemWords } from '#ui/words/content/use-item-words.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import type { DetailsActor } from '#ui/actors/bridge/details-of.ts'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import type { AdminSection } from '../shell/navigation/admin-sections.ts'
import { ListCrumb } from '../list/list-crumb.tsx'
import { NotFetchedHead } from './not-fetched-head.tsx'

export interface EditScreenProps<Item extends Listed> {
  /** Given if the address names no id. */
  id?: string
  actor: DetailsActor<Item>
  /** Missing for the home page, which has no list. */
  section?: AdminSection
  wording: FailureWording
  /** Renders the editor of the fetched item. */
  children: (item: Item) => ReactNode
}

/** Fetches the item that the address names, and clears it on leaving (L7, L8). */
export function EditScreen<Item extends Listed>(props: EditScreenProps<Item>) {
  const { id: only, actor, section, wording, children } = props
  const items = useItemWords()
  const { id: named = '' } = useParams({ strict: false })
  const id = only ?? named
  const { item, failure } = useSelector(actor, (snapshot) => snapshot.context)

  useEffect(() => {
    actor.send({ type: 'details.fetch', id })
    return () => actor.send({ type: 'details.clear' })
  }, [actor, id])

  if (item !== null && item.id === id) return children(item)
  return (
    <>
      {section && <ListCrumb section={section} here={items[section.subject].edit} />}
      {section && failure && <NotFetchedHead section={section} isGone={isMissing(failure)} />}
      <Card>
        {failure ? (
          <NotFetched
            wording={wording}
            failure={failure}
            onRetry={() => actor.send({ type: 'details.fetch', id })}
          />
        ) : (
          <SkeletonRows count={4} />
        )}
      </Card>
    </>
  )
}
