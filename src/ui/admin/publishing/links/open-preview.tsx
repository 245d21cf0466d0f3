import type { DraftDetails, ListedDraft } from '#domain/publishing/draft.ts'
import { pageOfItem } from '#domain/publishing/page-of-item.ts'
import { draftsMoment, momentSegment } from '#domain/publishing/preview.ts'
import { fill } from '#domain/wording/template.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/design/action/button/button-link.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'

type Previewed = Pick<ListedDraft, 'id' | 'subject' | 'itemId' | 'dueAt'> &
  Partial<Pick<DraftDetails, 'fields'>>

interface OpenPreviewProps extends Pick<ButtonLinkProps, 'variant'> {
  draft: Previewed
  /** Names the draft for screen readers. */
  name?: string
}

/** Opens the site with what is saved, in a tab of its own: with all drafts, or at the time of a scheduled change. */
export function OpenPreview({ draft, name, variant }: OpenPreviewProps) {
  const { preview, previewOf } = usePublishingWords().scheduled
  if (!useHasFeature()('previews')) return null
  const page = pageOfItem({ ...draft, draftId: draft.id }, draft.fields)
  return (
    <ButtonLink
      size="sm"
      variant={variant}
      href={`/preview/me/${momentSegment(draft.dueAt || draftsMoment)}${page}`}
      target="_blank"
      rel="noopener"
      aria-label={name === undefined ? undefined : fill(previewOf, { name })}
    >
      {preview}
    </ButtonLink>
  )
}
