import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { EditScreen } from '../editor/edit-screen.tsx'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import { DraftScreen } from '../publishing/editor/draft-screen.tsx'
import { ContentEditor } from './content-editor.tsx'
import type { EditorScreenProps } from './content-screen-props.ts'

export function ContentEditScreen<Name extends ContentTypeName>({
  subject,
  config,
}: EditorScreenProps<Name>) {
  const { details } = useActors().staff().contents[subject]
  const { failures } = useFailureWords().contents[subject]
  const section = contentSections[subject]
  return (
    <EditScreen actor={details} section={section} wording={failures.details}>
      {(item) => (
        <DraftScreen key={item.id} itemRef={{ subject, itemId: item.id }} section={section}>
          {(drafts) => <ContentEditor subject={subject} config={config} item={item} drafts={drafts} />}
        </DraftScreen>
      )}
    </EditScreen>
  )
}
