import { lists } from '#domain/wording/en/content/lists.ts'
import { reachOf } from '#domain/content/list/arrangement.ts'
import { contentTypes, type ContentTypeName, type ItemOf } from '#domain/content/content-types.ts'
import { pictureOf } from '#domain/content/item/picture-of.ts'
import type { ArrangementContext } from '#domain/machines/arrangement-machine.ts'
import type { Arrangeable } from '#ui/design/data/arrange-list/arrangeable.ts'
import { storedPicture } from '../screen-parts/picture-view.ts'
import { valuesOf } from '../editor/form/values-of.ts'
import type { ListConfig } from './list-config.ts'

/** The items of a content type as rows of the reorder dialog. */
export const arrangeables = <Name extends ContentTypeName>(
  name: Name,
  config: ListConfig<Name>,
  { items, groupOf }: ArrangementContext<ItemOf<Name>>,
  untitled: string = lists.list.untitled,
): ReadonlyArray<Arrangeable> =>
  items.map((item, at) => {
    const picture = pictureOf(contentTypes[name], item)
    const { order } = contentTypes[name].listing
    return {
      id: item.id,
      title: config.nameOf(valuesOf(item, config.blank)).trim() || untitled,
      detail: typeof order === 'object' ? String(groupOf(item)) : undefined,
      picture: picture === undefined ? undefined : storedPicture(picture),
      ...reachOf(items, at, groupOf),
    }
  })
