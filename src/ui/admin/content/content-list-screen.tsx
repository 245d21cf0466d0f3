import { contentTypes, type ContentTypeName, type ItemOf } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useOffers } from '#ui/actors/office/use-offers.ts'
import { useFailureWords } from '#ui/words/use-failure-words.ts'
import { useFieldWords } from '#ui/words/use-field-words.ts'
import { useEditorWords } from '#ui/words/use-editor-words.ts'
import { languagesColumn } from '../list/columns/languages-column.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { contentSections } from '../navigation/sections.ts'
import { Arrange } from './arrange.tsx'
import { CopyIcon } from './copy-link.tsx'
import { useInShownLanguage } from '../screen-parts/in-shown-language.ts'
import { useSiteLanguages } from '../screen-parts/site-languages.ts'
import { MoveTo } from './move-to.tsx'
import { valuesOf } from '../editor/form/values-of.ts'
import type { ContentScreenProps } from './content-screen-props.ts'

export function ContentListScreen<Name extends ContentTypeName>({ name, config }: ContentScreenProps<Name>) {
  const { list, move, ...actors } = useActors().staff().contents[name]
  const arrangement = useOffers()(`${name}.order`) ? actors.arrangement : undefined
  const { failures } = useFailureWords().contents[name]
  const words = useEditorWords().list
  const labels = useFieldWords()[name]
  const inShown = useInShownLanguage()
  const columns = config.columns({ labels, list: words }).map((column) => ({
    ...column,
    cell: (item: ItemOf<Name>) => column.cell(inShown<ItemOf<Name>>(item)),
  }))
  const hasSeveral = useSiteLanguages().length > 1
  const section = contentSections[name]
  const { order } = contentTypes[name].listing
  const nameOf = (item: ItemOf<Name>) => config.nameOf(valuesOf(inShown(item), config.blank))
  return (
    <ListScreen
      section={section}
      actor={list}
      columns={hasSeveral ? [...columns, languagesColumn(contentTypes[name], words.languages)] : columns}
      isTranslated={hasSeveral}
      sortable={contentTypes[name].listing.sortable}
      nameOf={nameOf}
      wording={failures.fetch}
      tools={arrangement && <Arrange name={name} config={config} actor={arrangement} />}
      renderTools={(item: ItemOf<Name>, position) => (
        <>
          {config.Tools && <config.Tools item={item} as="icon" />}
          {arrangement && (
            <MoveTo
              name={nameOf(item).trim() || words.untitled}
              position={position}
              byYear={typeof order === 'object'}
              onMove={(place, moved) => move(item.id, place, moved, position.place?.at)}
            />
          )}
          <CopyIcon section={section} id={item.id} name={nameOf(item)} />
        </>
      )}
    />
  )
}
