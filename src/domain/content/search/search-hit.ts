import { hasPage } from '../brand.ts'
import { hasPersonPage } from '../team-member.ts'
import type { AnyContentType, Item } from '../content-types.ts'
import { hasWords, searchWords } from '../list/search-text.ts'
import { searchedText } from '../../language/searched-texts.ts'
import { asGroup, type Translatable } from '../../language/translated-fields.ts'
import { excerpt } from './found-parts.ts'
import type { SearchHit, SearchKind } from './site-search.ts'

interface Texts extends Pick<Translatable, 'untranslated'> {
  /** The title first. */
  readonly texts: ReadonlyArray<readonly [field: string, text: string]>
}

/** The title, and an excerpt of the text in which most words are found; of the longest one if none is. */
export const shownTexts = ({ texts: [title = ['', ''], ...others], untranslated }: Texts, search: string) => {
  const words = searchWords(search)
  const ranked = others.map(([field, text]) => ({
    field,
    text,
    found: words.filter((word) => hasWords(text, word)).length,
  }))
  const most = Math.max(0, ...ranked.map(({ found }) => found))
  const longest = ranked.toSorted((one, other) => other.text.length - one.text.length)[0]
  const { field, text } = (most > 0 ? ranked.find(({ found }) => found === most) : longest) ?? {
    field: '',
    text: '',
  }
  const fellBack = [
    ...(untranslated?.includes(title[0]) ? ['title' as const] : []),
    ...(untranslated?.includes(field) ? ['text' as const] : []),
  ]
  return {
    title: title[1],
    text: excerpt(text, search),
    ...(untranslated && { untranslated: fellBack }),
  }
}

/** Decides by the texts of the default language which items of these kinds have a page. */
export const ownPageRules: { readonly [Kind in SearchKind]?: (item: object) => boolean } = {
  companies: hasPage,
  people: hasPersonPage,
}

/**
 * A result of an item as it was read in the language of the page.
 * @param original The item in the default language.
 */
export const searchHit = <C extends AnyContentType>(
  kind: SearchKind,
  contentType: C,
  item: Item<C>,
  search: string,
  original: Item<C> = item,
): SearchHit => {
  const read = asGroup(item)
  const textOf = (field: string) => searchedText(contentType, read, field)
  const texts = contentType.listing.searched.map((field) => [field, textOf(field)] as const)
  const { id, createdAt, untranslated } = item
  const closingDate = textOf('closingDate')
  return {
    kind,
    id,
    createdAt,
    ...shownTexts({ texts, ...(untranslated && { untranslated }) }, search),
    ...(ownPageRules[kind]?.(original) && { hasPage: true }),
    ...(kind === 'pages' && { address: textOf('address') }),
    ...(closingDate !== '' && { closingDate }),
  }
}
