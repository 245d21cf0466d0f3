import { contentTypes, type AnyContentType, type ContentTypeName, type Item } from '../content-types.ts'
import type { Snapshot } from '../../history/activity.ts'
import { storedState } from '../../publishing/stored-state.ts'
import { referenceFields, type ImportRow } from './import-row.ts'

/** The titles of items by content type and id. */
export type Titles = Readonly<Record<string, ReadonlyMap<string, string>>>

/**
 * Items that were read in all languages, as a file has them: with titles in place of ids of other items, and in the
 * order in which publishing them gives the same list.
 */
export const exportedItems = (
  name: ContentTypeName,
  items: ReadonlyArray<Item<AnyContentType>>,
  titles: Titles,
): ReadonlyArray<Snapshot> => {
  const isNewestFirst = contentTypes[name].listing.order === 'newest'
  const exported = items.map((item, index): Snapshot => ({
    ...withTitles(name, storedState(name, item), titles),
    createdAt: item.createdAt,
    ...(!isNewestFirst && { position: index + 1 }),
  }))
  return isNewestFirst ? exported.toReversed() : exported
}

/** Without references to what is gone. */
const withTitles = (name: ContentTypeName, fields: Snapshot, titles: Titles): Snapshot => {
  const named = Object.entries(referenceFields(name)).map(([field, type]) => [
    field,
    titles[type]?.get(String(fields[field])) ?? '',
  ])
  return { ...fields, ...Object.fromEntries(named) }
}

/** The rows of a file that was exported from a site with these languages, if it says which. */
export const exportedRows = (
  items: ReadonlyArray<Snapshot>,
  languages?: ReadonlyArray<string>,
): ReadonlyArray<ImportRow> =>
  items.map(({ createdAt, position, ...input }, index) => ({
    row: index + 1,
    input,
    isWhole: true,
    languages,
    ...(typeof createdAt === 'string' && { createdAt }),
    ...(typeof position === 'number' && { position }),
  }))
