import { contentTypes, type ContentTypeName, type ItemOf } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { languagesColumn } from '../list/columns/languages-column.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import type { SearchParams } from '../shell/navigation/search-params.ts'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import { ContentStrip, publishingLists } from '../publishing/lists/content-strip.tsx'
import { useDraftTags } from '../publishing/lists/use-draft-tags.tsx'
import { Arrange } from './arrange.tsx'
import { CopyIcon } from './copy-link.tsx'
import { ImportButton } from './import-button.tsx'
import { useInShownLanguage } from '../screen-parts/in-shown-language.ts'
import { onDemand } from '../screen-parts/on-demand.tsx'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { MoveTo } from './move-to.tsx'
import { valuesOf } from '../editor/form/values-of.ts'
import type { ContentListScreenProps } from './content-screen-props.ts'

const PublishingList = onDemand(
  async () => (await import('../publishing/lists/publishing-list.tsx')).PublishingList,
  { areas: ['publishing'], pending: <SkeletonRows /> },
)

/** The list of a content type that the address names: the published items by default. */
export function ContentListScreen<Name extends ContentTypeName>(props: ContentListScreenProps<Name>) {
  const { list: asked }: SearchParams = useOwnLocation().search
  const isOffered = useHasFeature()('drafts')
  const list = publishingLists.find((known) => isOffered && known === asked)
  if (list === undefined) return <PublishedList {...props} />
  return <PublishingList name={props.name} list={list} />
}

function PublishedList<Name extends ContentTypeName>({ name, config }: ContentListScreenProps<Name>) {
  const { list, move, ...actors } = useActors().staff().contents[name]
  const hasFeature = useHasFeature()
  const hasDrafts = hasFeature('drafts')
  const draftTags = useDraftTags(name, hasDrafts)
  const mayChange = useMayChangeLive()
  const arrangement = mayChange && hasFeature(`${name}.order`) ? actors.arrangement : undefined
  const { failures } = useFailureWords().contents[name]
  const words = useListWords().list
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
      columns={[
        ...columns,
        ...(hasSeveral ? [languagesColumn(contentTypes[name], words.languages)] : []),
        ...draftTags,
      ]}
      {...(hasDrafts && {
        renderStrip: (total) => <ContentStrip name={name} current={undefined} total={total} />,
      })}
      actions={hasDrafts && <ImportButton name={name} />}
      isTranslated={hasSeveral && hasFeature('translations')}
      sortable={contentTypes[name].listing.sortable}
      nameOf={nameOf}
      mayRemove={mayChange}
      wording={failures.fetch}
      tools={arrangement && <Arrange name={name} config={config} actor={arrangement} />}
      renderTools={(item: ItemOf<Name>, position) => (
        <>
          {mayChange && config.Tools && <config.Tools item={item} as="icon" />}
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
