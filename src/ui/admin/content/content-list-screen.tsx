import { contents, type ContentName } from '#domain/content/contents.ts'
import { failures } from '#domain/wording.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { contentSections } from '../sections.ts'
import { valuesOf } from '../editor/values-of.ts'
import type { ContentLook } from './content-look.ts'

export interface ContentScreenProps<Name extends ContentName> {
  name: Name
  look: ContentLook<Name>
}

/** The list screen of every content. */
export function ContentListScreen<Name extends ContentName>({ name, look }: ContentScreenProps<Name>) {
  const { list } = useActors().staff().contents[name]
  return (
    <ListScreen
      section={contentSections[name]}
      actor={list}
      columns={look.columns}
      sortable={contents[name].listing.sortable}
      nameOf={(item) => look.nameOf(valuesOf(item, look.blank))}
      wording={failures[name].fetch}
    />
  )
}
