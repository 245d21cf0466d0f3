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

/** A result of an item as it was read in the language of the page. */
export const searchHit = <C extends AnyContentType>(
  kind: SearchKind,
  contentType: C,
  item: Item<C>,
  search: string,
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
    ...(hasOwnPage(kind, item) && { hasPage: true }),
    ...(kind === 'pages' && { address: textOf('address') }),
    ...(closingDate !== '' && { closingDate }),
  }
}

const hasOwnPage = (kind: SearchKind, item: object) =>
  (kind === 'companies' && hasPage(item)) || (kind === 'people' && hasPersonPage(item))
