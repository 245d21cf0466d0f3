import type { Screen } from '#domain/access/screens.ts'
import type { TranslatedTitles } from '#domain/history/translated-titles.ts'
import type { ListedDraft, Publishable } from '#domain/publishing/draft.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { ScreenAnchor, type ScreenTarget } from '../../shell/navigation/screen-link.tsx'
import { contentSections } from '../../shell/navigation/admin-sections.ts'
import { useInShownLanguage } from '../../screen-parts/in-shown-language.ts'

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

interface Titled extends TranslatedTitles {
  readonly subject: Publishable
}

/** The title of a draft, or of an unpublished item, in the language of the interface. */
export const useDraftName = () => {
  const { untitled } = usePublishingWords().scheduled
  const { HomePage } = useOfficeWords().screens
  const inShown = useInShownLanguage()
  return (draft: Titled) =>
    draft.subject === 'homePage' ? HomePage : inShown(draft).title.trim() || untitled
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
