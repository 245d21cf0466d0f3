import { useMemo } from 'react'
import { copyOf } from '#domain/content/item/copy-of.ts'
import { contentTypes, type ContentTypeName, type ItemOf } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Editor } from '../editor/editor.tsx'
import { valuesOf } from '../editor/form/values-of.ts'
import { contentSections } from '../navigation/sections.ts'
import type { ContentScreenProps } from './content-screen-props.ts'
import { CopyButton } from './copy-link.tsx'
import { DeleteItem } from './delete-item.tsx'
import { inputErrorsOf } from './input-errors-of.ts'
import { ViewOnSite } from './view-on-site.tsx'

export interface ContentEditorProps<Name extends ContentTypeName> extends ContentScreenProps<Name> {
  /** Nothing where one is added. */
  item?: ItemOf<Name>
  /** What an added one begins as a copy of. */
  copied?: ItemOf<Name>
}

/** The add screen of every content, and the edit screen once its item is there. */
export function ContentEditor<Name extends ContentTypeName>({
  name,
  look,
  item,
  copied,
}: ContentEditorProps<Name>) {
  const content = contentTypes[name]
  const section = contentSections[name]
  const { list, save } = useActors().staff().contents[name]
  const errorsOf = useMemo(() => inputErrorsOf(content), [content])
  return (
    <Editor
      {...look}
      section={section}
      actor={save}
      kind={name}
      item={item}
      {...(copied && { start: copyOf(valuesOf(copied, look.blank)) })}
      renderTools={(current, follow) => (
        <>
          {look.Tools && <look.Tools item={current} as="button" onChanged={follow} />}
          <ViewOnSite href={section.onSite(current.id)} />
          <CopyButton section={section} id={current.id} />
          <DeleteItem
            section={section}
            actor={list}
            item={current}
            name={look.nameOf(valuesOf(current, look.blank))}
          />
        </>
      )}
      errorsOf={errorsOf}
      addedAt={content.listing.order === 'position' ? { page: 'last' } : {}}
    />
  )
}
