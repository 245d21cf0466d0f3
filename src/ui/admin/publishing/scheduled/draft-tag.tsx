import type { ListedDraft } from '#domain/publishing/draft.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'

/** Marks a change that failed, or that the server could not apply at its time. */
export function DraftTag({ draft: { state, reason } }: { draft: ListedDraft }) {
  const { scheduled: words } = usePublishingWords()
  if (reason === '') return null
  return <Tag tone="outline">{state === 'failed' ? words.failed : words.overdue}</Tag>
}
