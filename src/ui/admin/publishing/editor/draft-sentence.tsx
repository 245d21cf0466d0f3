import { useEffect, useState } from 'react'
import type { Change } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { DraftDetails, Publishable } from '#domain/publishing/draft.ts'
import type { EditorState } from '#domain/publishing/editor-state.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { useFieldNames } from './field-names.ts'
import { ReviewNote } from './review-note.tsx'
import * as styles from './publish-bar.css.ts'

export interface DraftSentenceProps {
  state: EditorState
  itemRef: ItemRef<Publishable>
  draft: DraftDetails | undefined
  /** Since when the live item is on the site. */
  since: string | undefined
}

/** Says what the site shows and what publishing would change. */
export function DraftSentence({ state, itemRef, draft, since }: DraftSentenceProps) {
  const { editor: words } = usePublishingWords()
  const { moment } = useTimes()
  if (state === 'new' || state === 'copy') return null
  if (state === 'published')
    return since === undefined || since === '' ? null : fill(words.since, { time: moment(since) })
  return (
    <>
      <Tag tone={state === 'scheduled' ? 'shoal' : 'outline'} className={styles.state}>
        {words.states[state]}
      </Tag>
      {state === 'unpublished' && <UnpublishedSince itemRef={itemRef} />}
      {draft?.review && <ReviewNote draft={draft} />}
      {draft && <DraftStatus state={state} draft={draft} />}
    </>
  )
}

function UnpublishedSince({ itemRef: { subject, itemId } }: Pick<DraftSentenceProps, 'itemRef'>) {
  const { editor: words } = usePublishingWords()
  const { history } = useActors().staff()
  const { moment } = useTimes()
  const [change, setChange] = useState<Change>()
  useEffect(() => history.last({ subject, itemId }, setChange), [history, subject, itemId])
  if (change?.kind !== 'unpublished') return null
  const { at, author } = change
  return <Sentence of={words.unpublishedBy} time={moment(at)} name={<bdi>{author.name}</bdi>} />
}

function DraftStatus({ state, draft }: { state: EditorState; draft: DraftDetails }) {
  const { editor: words } = usePublishingWords()
  const { moment, clock, day } = useTimes()
  const names = useFieldNames(draft.subject)
  const { user } = useSession()
  const [today] = useState(() => day(new Date().toISOString()))
  const { action, dueAt, revertAt, changes, errors, updatedAt, author, reason } = draft
  if (state === 'failed')
    return (
      <>
        {words.failed} <ServerSentence>{reason}</ServerSentence>
      </>
    )
  if (state === 'scheduled') {
    const due = action === 'unpublish' ? words.unpublishes : words.scheduledFor
    return [
      fill(due, { time: moment(dueAt) }),
      ...(revertAt === '' ? [] : [fill(words.changesBack, { time: moment(revertAt) })]),
    ].join(' ')
  }
  const needed = Object.keys(errors)
  const isToday = day(updatedAt) === today
  const isOwn = author.id === user?.id
  return (
    <>
      {needed.length > 0
        ? fill(words.needs, { fields: names(needed) })
        : state === 'newDraft'
          ? words.complete
          : changes.length === 0
            ? words.noChanges
            : fill(words.changes, { fields: names(changes) })}{' '}
      <Sentence
        of={words.saved}
        time={(isToday ? clock : moment)(updatedAt)}
        name={isOwn ? words.you : <bdi>{author.name}</bdi>}
      />
    </>
  )
}
