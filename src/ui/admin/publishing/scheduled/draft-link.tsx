import type { Screen } from '#domain/access/screens.ts'
import type { ListedDraft } from '#domain/publishing/draft.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { ScreenAnchor, type ScreenTarget } from '../../shell/navigation/screen-link.tsx'
import { contentSections } from '../../shell/navigation/admin-sections.ts'

type Target = Pick<ListedDraft, 'id' | 'subject' | 'itemId' | 'action' | 'dueAt' | 'state'>

/** The editor with a draft. It opens the draft without a time of an item by itself. */
const editorOf = ({ id, subject, itemId, action, dueAt, state }: Target): ScreenTarget => {
  const [, add, edit]: ReadonlyArray<Screen> =
    subject === 'homePage' ? ['HomePage', 'HomePage', 'HomePage'] : contentSections[subject].screens
  const isNamed = action === 'publish' && (dueAt !== '' || itemId === '' || state === 'discarded')
  return {
    screen: (itemId === '' ? add : edit) ?? 'dashboard',
    id: itemId,
    search: isNamed ? { draft: id } : {},
  }
}

/** The title of a draft. */
export const useDraftName = () => {
  const { untitled } = usePublishingWords().scheduled
  const { HomePage } = useOfficeWords().screens
  return ({ subject, title }: Pick<ListedDraft, 'subject' | 'title'>) =>
    subject === 'homePage' ? HomePage : title.trim() || untitled
}

/** Opens a draft in its editor. */
export function DraftLink({ draft, className }: { draft: ListedDraft; className?: string | undefined }) {
  const nameOf = useDraftName()
  return (
    <ScreenAnchor {...editorOf(draft)} className={className}>
      <bdi>{nameOf(draft)}</bdi>
    </ScreenAnchor>
  )
}
