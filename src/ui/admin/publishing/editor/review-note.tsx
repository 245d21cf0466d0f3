import type { Review } from '#domain/publishing/review.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'

/** Says who asked for the review of a draft, or returned it, with their note. */
export function ReviewNote({ draft: { review, reviewNote = '', reviewBy } }: { draft: Partial<Review> }) {
  const { review: words, editor } = usePublishingWords()
  const { user } = useSession()
  if (review === undefined || reviewBy === undefined) return null
  const name = reviewBy.id === user?.id ? editor.you : <bdi>{reviewBy.name}</bdi>
  return (
    <>
      <Tag tone={review === 'asked' ? 'shoal' : 'outline'}>{words.states[review]}</Tag>{' '}
      {reviewNote === '' ? (
        <Sentence of={words.by} name={name} />
      ) : (
        <Sentence of={words.noted} name={name} note={<bdi>{reviewNote}</bdi>} />
      )}{' '}
    </>
  )
}
