import { useMemo } from 'react'
import { contents, type ContentName, type ItemOf } from '#domain/content/contents.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { Editor } from '../editor/editor.tsx'
import { contentSections } from '../sections.ts'
import type { ContentScreenProps } from './content-screen-props.ts'
import { draftErrorsOf } from './draft-errors-of.ts'

export interface ContentEditorProps<Name extends ContentName> extends ContentScreenProps<Name> {
  /** Nothing where one is added. */
  item?: ItemOf<Name>
}

/** The add screen of every content, and the edit screen once its item is there. */
export function ContentEditor<Name extends ContentName>({ name, look, item }: ContentEditorProps<Name>) {
  const content = contents[name]
  const { save } = useActors().staff().contents[name]
  const errorsOf = useMemo(() => draftErrorsOf(content), [content])
  return (
    <Editor
      {...look}
      section={contentSections[name]}
      actor={save}
      kind={name}
      item={item}
      errorsOf={errorsOf}
      addedAt={content.listing.order === 'position' ? { page: 'last' } : {}}
    />
  )
}
