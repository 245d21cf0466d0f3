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

/** The title, and an excerpt of the first text with most of the found words, without any of the longest one. */
export const shownTexts = ({ texts: [title = ['', ''], ...others], untranslated }: Texts, search: string) => {
  const foundIn = (text: string) => searchWords(search).filter((word) => hasWords(text, word)).length
  const [longest] = others.toSorted(([, one], [, other]) => other.length - one.length)
  const [best] = others.toSorted(([, one], [, other]) => foundIn(other) - foundIn(one))
  const [field, text] = (best && foundIn(best[1]) > 0 ? best : longest) ?? ['', '']
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
