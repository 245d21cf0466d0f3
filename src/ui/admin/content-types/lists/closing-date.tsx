import { useListWords } from '#ui/words/content/use-list-words.ts'
import { isOpenPosition } from '#domain/content/career.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useTimes } from '../../screen-parts/times.ts'

/** The closing date, with a tag once it has passed in the site's time zone. */
export function ClosingDate({ position }: { position: ItemOf<'career'> }) {
  const { closed } = useListWords().closing
  const { shortDate } = useTimes()
  const today = useActors().staff().closing.today()
  return (
    <>
      {shortDate(position.closingDate)}
      {!isOpenPosition(position, today) && (
        <>
          {' '}
          <Tag tone="shoal">{closed}</Tag>
        </>
      )}
    </>
  )
}
