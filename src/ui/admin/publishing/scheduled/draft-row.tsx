import { mayWriteDraft } from '#domain/access/approval.ts'
import { draftListOf, type ListedDraft } from '#domain/publishing/draft.ts'
import { fill } from '#domain/wording/template.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { subjectScreens } from '../../shell/navigation/subject-screens.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { DraftLink, useDraftName } from './draft-link.tsx'
import { DraftTag } from './draft-tag.tsx'
import { ReviewNote } from '../editor/review-note.tsx'
import { OpenPreview } from '../links/open-preview.tsx'
import * as styles from './scheduled.css.ts'

export interface DraftRowActions {
  onMove: (draft: ListedDraft) => void
  onPublish: (draft: ListedDraft) => void
  onReturn: (draft: ListedDraft) => void
  onDiscard: (draft: ListedDraft) => void
  onRestore: (draft: ListedDraft) => void
}

export interface DraftRowProps extends DraftRowActions {
  draft: ListedDraft
}

/** One draft or scheduled change, with what can be done with it. */
export function DraftRow({ draft, onMove, onPublish, onReturn, onDiscard, onRestore }: DraftRowProps) {
  const { scheduled: words, review } = usePublishingWords()
  const { user } = useSession()
  const mayPublish = useMayChangeLive()
  const mayWrite = user === null || mayWriteDraft(user, draft)
  const { screens } = useOfficeWords()
  const { moment } = useTimes()
  const name = useDraftName()(draft)
  const list = draftListOf(draft)
  const isFailed = list === 'failed'
  const { action, itemId, author, revertAt, subject, reason } = draft
  const button = (
    label: string,
    of: Parameters<typeof fill<'name'>>[0],
    act: (draft: ListedDraft) => void,
  ) => (
    <Button size="sm" variant="ghost" aria-label={fill(of, { name })} onClick={once(() => act(draft))}>
      {label}
    </Button>
  )
  return (
    <div className={styles.row}>
      <span className={styles.kind}>{screens[subjectScreens(subject)[0]]}</span>
      <div className={styles.what}>
        <DraftLink draft={draft} className={styles.title} /> <DraftTag draft={draft} />
        <p className={styles.details}>
          {reason !== '' ? (
            <Sentence of={words.notPublished} reason={<ServerSentence>{reason}</ServerSentence>} />
          ) : (
            `${words.actions[action === 'publish' && itemId === '' ? 'add' : action]}.`
          )}{' '}
          {revertAt !== '' && `${fill(words.changesBack, { time: moment(revertAt) })} `}
          <ReviewNote draft={draft} />
          {author.name !== '' && <Sentence of={words.by} name={<bdi>{author.name}</bdi>} />}
        </p>
      </div>
      <div className={styles.actions}>
        {list === 'discarded' ? (
          mayWrite && button(words.restore, words.restoreOf, onRestore)
        ) : (
          <>
            {!isFailed && <OpenPreview draft={draft} name={name} variant="ghost" />}
            {mayPublish && list !== 'draft' && button(words.move, words.moveOf, onMove)}
            {mayPublish &&
              (isFailed
                ? button(words.retry, words.retryOf, onPublish)
                : button(words.publish, words.publishOf, onPublish))}
            {mayPublish && draft.review === 'asked' && button(review.returnAction, review.returnOf, onReturn)}
            {mayWrite && button(words.discard, words.discardOf, onDiscard)}
          </>
        )}
      </div>
    </div>
  )
}
