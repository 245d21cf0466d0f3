import { contents, type ContentName } from '#domain/content/contents.ts'
import { failures } from '#domain/wording.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { contentSections } from '../sections.ts'
import { Arrange } from './arrange.tsx'
import { valuesOf } from '../editor/values-of.ts'
import type { ContentScreenProps } from './content-screen-props.ts'

/** The list screen of every content. */
export function ContentListScreen<Name extends ContentName>({ name, look }: ContentScreenProps<Name>) {
  const { list, arrangement } = useActors().staff().contents[name]
  return (
    <ListScreen
      section={contentSections[name]}
      actor={list}
      columns={look.columns}
      sortable={contents[name].listing.sortable}
      nameOf={(item) => look.nameOf(valuesOf(item, look.blank))}
      wording={failures[name].fetch}
      tools={arrangement && <Arrange name={name} look={look} actor={arrangement} />}
    />
  )
}
