import { fill } from '#domain/wording/template.ts'
import type { UnpublishedActors } from '#ui/actors/publishing/unpublished-actors.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { ScreenAnchor } from '../../shell/navigation/screen-link.tsx'
import { contentSections } from '../../shell/navigation/admin-sections.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { useDraftName } from '../scheduled/draft-link.tsx'
import * as styles from '../scheduled/scheduled.css.ts'

interface UnpublishedRowProps {
  item: Parameters<UnpublishedActors['publishAgain']>[0]
  onPublish: () => void
  onRemove: () => void
}

/** An unpublished item in its list. */
export function UnpublishedRow({ item, onPublish, onRemove }: UnpublishedRowProps) {
  const { unpublished: words } = usePublishingWords()
  const { moment } = useTimes()
  const name = useDraftName()(item)
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <ScreenAnchor
          screen={contentSections[item.subject].screens[2]}
          id={item.itemId}
          className={styles.title}
        >
          <bdi>{name}</bdi>
        </ScreenAnchor>
        <p className={styles.details}>
          <Sentence
            of={words.unpublishedBy}
            time={moment(item.unpublishedAt)}
            name={<bdi>{item.unpublishedBy.name}</bdi>}
          />
        </p>
      </div>
      <div className={styles.actions}>
        {useMayChangeLive() && (
          <>
            <Button
              size="sm"
              variant="ghost"
              aria-label={fill(words.publishAgainOf, { name })}
              onClick={once(onPublish)}
            >
              {words.publishAgain}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={fill(words.deleteOf, { name })}
              onClick={once(onRemove)}
            >
              {words.delete}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
