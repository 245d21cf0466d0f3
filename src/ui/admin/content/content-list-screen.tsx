import { contents, type ContentName, type ItemOf } from '#domain/content/contents.ts'
import { failures } from '#domain/wording.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { contentSections } from '../sections.ts'
import { Arrange } from './arrange.tsx'
import { CopyIcon } from './copy-link.tsx'
import { valuesOf } from '../editor/values-of.ts'
import type { ContentScreenProps } from './content-screen-props.ts'

/** The list screen of every content. */
export function ContentListScreen<Name extends ContentName>({ name, look }: ContentScreenProps<Name>) {
  const { list, arrangement } = useActors().staff().contents[name]
  const section = contentSections[name]
  const nameOf = (item: ItemOf<Name>) => look.nameOf(valuesOf(item, look.blank))
  return (
    <ListScreen
      section={section}
      actor={list}
      columns={look.columns}
      sortable={contents[name].listing.sortable}
      nameOf={nameOf}
      wording={failures[name].fetch}
      tools={arrangement && <Arrange name={name} look={look} actor={arrangement} />}
      renderTools={(item: ItemOf<Name>) => (
        <>
          {look.Tools && <look.Tools item={item} as="icon" />}
          <CopyIcon section={section} id={item.id} name={nameOf(item)} />
        </>
      )}
    />
  )
}
