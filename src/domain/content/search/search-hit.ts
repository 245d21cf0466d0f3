import { hasPage } from '../brand.ts'
import { hasPersonPage } from '../team-member.ts'
import type { AnyContentType, Item } from '../content-types.ts'
import { hasWords, searchWords } from '../list/search-text.ts'
import { fellBack } from '../../language/fallback.ts'
import { searchedText } from '../../language/searched-texts.ts'
import { asGroup, type Group } from '../../language/translated-fields.ts'
import { excerpt } from './found-parts.ts'
import type { SearchHit, SearchKind } from './site-search.ts'

interface SearchedText {
  readonly text: string
  /** Whether it has no translation; `undefined` if it was read in the default language. */
  readonly isFallback?: boolean | undefined
}

/**
 * The title, and an excerpt of the text in which most words are found; of the longest one if none is.
 * @param texts The title first.
 * @param originals Texts of the default language, which are shown only for words that are found in them.
 */
export const shownTexts = (
  [title = { text: '' }, ...others]: ReadonlyArray<SearchedText>,
  search: string,
  originals: ReadonlyArray<SearchedText> = [],
) => {
  const words = searchWords(search)
  const known = originals.filter(({ text }) => text !== title.text)
  const ranked = [...others, ...known].map((one) => ({
    ...one,
    found: words.filter((word) => hasWords(one.text, word)).length,
  }))
  const most = Math.max(0, ...ranked.map(({ found }) => found))
  const longest = others.toSorted((one, other) => other.text.length - one.text.length)[0]
  const chosen: SearchedText = (most > 0 ? ranked.find(({ found }) => found === most) : longest) ?? {
    text: '',
  }
  const untranslated = [
    ...(title.isFallback ? ['title' as const] : []),
    ...(chosen.isFallback ? ['text' as const] : []),
  ]
  return {
    title: title.text,
    text: excerpt(chosen.text, search),
    ...(title.isFallback !== undefined && { untranslated }),
  }
}

/** Decides by the texts of the default language which items of these kinds have a page. */
export const ownPageRules: { readonly [Kind in SearchKind]?: (item: object) => boolean } = {
  companies: hasPage,
  people: hasPersonPage,
}

/** The searched texts of an item as it was read, the title first. */
const textsOf = (contentType: AnyContentType, read: Group): ReadonlyArray<SearchedText> => {
  const { untranslated } = read
  // A list of groups is two texts on a page of a further language, so that an excerpt is of one language.
  return contentType.listing.searched.flatMap((field): ReadonlyArray<SearchedText> =>
    untranslated !== undefined && contentType.groups?.[field] !== undefined
      ? [false, true].map((isFallback) => ({
          text: searchedText(
            contentType,
            read,
            field,
            undefined,
            (group, name) => fellBack(group, name) === isFallback,
          ),
          isFallback,
        }))
      : [{ text: searchedText(contentType, read, field), isFallback: untranslated?.includes(field) }],
  )
}

/**
 * Whether the default text of an item says where a search found it: its texts in the language of the page do not have
 * all the words.
 */
export const isFoundByDefault = (contentType: AnyContentType, item: object, search: string): boolean =>
  !hasWords(
    textsOf(contentType, asGroup(item))
      .map(({ text }) => text)
      .join('\n'),
    search,
  )

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
  const { id, createdAt } = item
  const originals =
    original !== item && isFoundByDefault(contentType, item, search)
      ? textsOf(contentType, asGroup(original)).map(({ text }) => ({ text, isFallback: true }))
      : []
  const closingDate = textOf('closingDate')
  return {
    kind,
    id,
    createdAt,
    ...shownTexts(textsOf(contentType, read), search, originals),
    ...(ownPageRules[kind]?.(original) && { hasPage: true }),
    ...(kind === 'pages' && { address: textOf('address') }),
    ...(closingDate !== '' && { closingDate }),
  }
}
