import { useLocation } from '@tanstack/react-router'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useFailureWords } from '#ui/words/use-failure-words.ts'
import { EditScreen } from '../editor/edit-screen.tsx'
import { contentSections } from '../navigation/sections.ts'
import { ContentEditor } from './content-editor.tsx'
import type { ContentScreenProps } from './content-screen-props.ts'
import { copiedId } from './copy-link.tsx'

/** The add screen of every content type. Fetches the item to copy, if the address names one. */
export function ContentAddScreen<Name extends ContentTypeName>({ name, config }: ContentScreenProps<Name>) {
  const { details } = useActors().staff().contents[name]
  const { failures } = useFailureWords().contents[name]
  const copied = copiedId(useLocation().search)
  if (copied === undefined) return <ContentEditor name={name} config={config} />
  return (
    <EditScreen id={copied} actor={details} section={contentSections[name]} wording={failures.details}>
      {(item) => <ContentEditor key={item.id} name={name} config={config} copied={item} />}
    </EditScreen>
  )
}
