import { hasPage } from '../brand.ts'
import { hasPersonPage } from '../team-member.ts'
import type { AnyContentType, Item } from '../content-types.ts'
import { hasWords, searchWords } from '../list/search-text.ts'
import { fellBack } from '../../language/fallback.ts'
import { searchedText } from '../../language/searched-texts.ts'
import { asGroup } from '../../language/translated-fields.ts'
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
 */
export const shownTexts = (
  [title = { text: '' }, ...others]: ReadonlyArray<SearchedText>,
  search: string,
) => {
  const words = searchWords(search)
  const ranked = others.map((one) => ({
    ...one,
    found: words.filter((word) => hasWords(one.text, word)).length,
  }))
  const most = Math.max(0, ...ranked.map(({ found }) => found))
  const longest = ranked.toSorted((one, other) => other.text.length - one.text.length)[0]
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
  const { untranslated } = read
  // A list of groups is two texts on a page of a further language, so that an excerpt is of one language.
  const texts = contentType.listing.searched.flatMap((field): ReadonlyArray<SearchedText> =>
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
      : [{ text: textOf(field), isFallback: untranslated?.includes(field) }],
  )
  const closingDate = textOf('closingDate')
  return {
    kind,
    id,
    createdAt,
    ...shownTexts(texts, search),
    ...(ownPageRules[kind]?.(original) && { hasPage: true }),
    ...(kind === 'pages' && { address: textOf('address') }),
    ...(closingDate !== '' && { closingDate }),
  }
}
