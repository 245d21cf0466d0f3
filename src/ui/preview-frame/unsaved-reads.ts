import type { ContentTypeName, ItemOf } from '#domain/content/content-types.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { filterOf, meets } from '#domain/content/list/item-filter.ts'
import { readDetails } from '#domain/content/home-page/stored-home-page.ts'
import { readItem } from '#domain/language/in-language.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { storedState } from '#domain/publishing/stored-state.ts'
import { newItemId } from '#domain/publishing/new-item-id.ts'
import { unsavedDetails, unsavedOf, withItem, type UnsavedItem } from '#domain/publishing/unsaved-item.ts'
import { pageReads } from '../page-reads.ts'
import type { PageReads, ContentReads } from '../site/routes/page-reads.ts'

type ListedQuery = Parameters<ContentReads['list']>[1]

/** Sends each read once, so that typing sends none. Failed reads are repeated. */
export const readOnce = ({ homePage, list, get }: ContentReads): ContentReads => {
  const results = new Map<string, Promise<unknown>>()
  const once = <A>(key: ReadonlyArray<unknown>, read: () => Promise<A>): Promise<A> => {
    const name = JSON.stringify(key)
    const result = results.get(name) ?? read()
    results.set(name, result)
    result.catch(() => results.delete(name))
    // The same read stored it.
    return result as Promise<A>
  }
  return {
    homePage: () => once([], homePage),
    list: (name, query) => once([name, query], () => list(name, query)),
    get: (name, id) => once([name, id], () => get(name, id)),
  }
}

/** The reads of a page after a save: the stored items of all languages, overlaid with an unsaved one. */
export const unsavedReads = (stored: ContentReads, unsaved: UnsavedItem, page: PageLanguage): PageReads => {
  const { languages } = page
  const own = <Name extends ContentTypeName>(name: Name) => unsavedOf(name, unsaved, languages)
  return pageReads(page, (lang) => {
    const shown = <Name extends ContentTypeName>(name: Name, item: ItemOf<Name>): ItemOf<Name> =>
      readItem<ItemOf<Name>>(contentTypes[name], item, lang, languages)
    return {
      homePage: async () => {
        const details = unsavedDetails(unsaved, languages) ?? storedState('homePage', await stored.homePage())
        return readDetails(asGroup(details), lang, languages)
      },
      list: async <Name extends ContentTypeName>(name: Name, query: ListedQuery) => {
        const { filter } = query
        if (filter && Object.values(filter).includes(newItemId)) return { items: [], total: 0 }
        const { openOn, address, ...narrowing } = filter ?? {}
        // An unsaved item need not meet the conditions, or have the words.
        const isLaid = filterOf(narrowing) === undefined && query.search === undefined
        const item = isLaid ? own(name) : undefined
        if (item !== undefined && address !== undefined) {
          // No two pages have the same address.
          const items = meets(item, { address })
            ? [item]
            : (await stored.list(name, query)).items.filter(({ id }) => id !== item.id)
          return { items: items.map((each) => shown<Name>(name, each)), total: items.length }
        }
        const found = await stored.list(name, query)
        const { order } = contentTypes[name].listing
        const { place } = unsaved.stored
        const laid = item === undefined ? found : withItem(found, item, { order, size: query.size, place })
        const open = laid.items.filter((each) => meets(each, { openOn }))
        return { ...laid, items: open.map((each) => shown<Name>(name, each)) }
      },
      get: async <Name extends ContentTypeName>(name: Name, id: string) => {
        const item = own(name)
        if (item?.id === id) return shown<Name>(name, item)
        const found = id === newItemId ? undefined : await stored.get(name, id)
        return found && shown<Name>(name, found)
      },
    }
  })
}
