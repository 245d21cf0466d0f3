import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { EditScreen } from '../editor/edit-screen.tsx'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import { DraftScreen, type EditorDrafts } from '../publishing/editor/draft-screen.tsx'
import { ContentEditor } from './content-editor.tsx'
import type { EditorScreenProps } from './content-screen-props.ts'
import { copiedId } from './copy-link.tsx'

/** The add screen of every content type, for a blank form, a draft, or a copy. */
export function ContentAddScreen<Name extends ContentTypeName>({ subject, config }: EditorScreenProps<Name>) {
  const copied = copiedId(useLocation().search)
  const section = contentSections[subject]
  return (
    <DraftScreen itemRef={{ subject, itemId: '' }} section={section}>
      {(drafts) => (
        <NewItem
          // Also without drafts, a copy has a form of its own.
          key={drafts === undefined ? copied : undefined}
          subject={subject}
          config={config}
          copied={copied}
          drafts={drafts}
        />
      )}
    </DraftScreen>
  )
}

interface NewItemProps<Name extends ContentTypeName> extends EditorScreenProps<Name> {
  copied: string | undefined
  drafts: EditorDrafts | undefined
}

/** Fetches the item to copy, if there is one. */
function NewItem<Name extends ContentTypeName>(props: NewItemProps<Name>) {
  const { subject, config, drafts } = props
  // The address names the draft once the copy is saved as one.
  const [copied] = useState(props.copied)
  const { details } = useActors().staff().contents[subject]
  const { failures } = useFailureWords().contents[subject]
  const editor = { subject, config, drafts }
  if (copied === undefined) return <ContentEditor {...editor} />
  return (
    <EditScreen id={copied} actor={details} section={contentSections[subject]} wording={failures.details}>
      {(item) => <ContentEditor key={item.id} {...editor} copied={item} />}
    </EditScreen>
  )
}
