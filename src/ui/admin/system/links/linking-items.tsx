import { useEffect, useState } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { count } from '#domain/wording/counted.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useLinks } from '#ui/actors/office/use-lazy-actors.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useAddressWords } from '#ui/words/office/use-address-words.ts'
import { LinkPlace } from './link-place.tsx'
import * as styles from './links.css.ts'

export interface LinkingItemsProps {
  subject: ContentTypeName
  /** The ids of the items that are about to leave the site. */
  ids: ReadonlyArray<string>
  /** Whether the items were already being removed before this component was loaded. */
  busy: boolean
}

/** Lists the items that link to items which are about to leave the site. */
export function LinkingItems({ subject, ids, busy: isTooLate }: LinkingItemsProps) {
  const words = useAddressWords().linking
  const { send, busy, response, failure } = useRequest(useLinks().linksTo)
  const isOffered = useHasFeature()('links')
  // They leave the list one by one while they are deleted.
  const [asked] = useState(isTooLate ? [] : ids)
  useEffect(() => {
    if (isOffered && asked.length > 0) send(asked.map((itemId) => ({ subject, itemId })))
  }, [send, isOffered, subject, asked])
  if (busy)
    return (
      <p role="status" className={styles.looking}>
        {words.looking}
      </p>
    )
  // An item that is gone has no links to announce.
  if (failure && failure.reason !== 'ItemNotFound')
    return <Notice className={styles.notice}>{words.failed}</Notice>
  if (response === undefined || response.total === 0) return null
  const { items, total } = response
  return (
    <Notice className={styles.notice}>
      {count(words.places, total)}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <LinkPlace link={item} />
          </li>
        ))}
        {total > items.length && <li>{count(words.more, total - items.length)}</li>}
      </ul>
    </Notice>
  )
}
