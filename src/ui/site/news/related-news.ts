import type { ItemOf } from '#domain/content/content-types.ts'
import { maxRelated, rankFound, distinctiveWords } from '#domain/content/search/related.ts'
import type { PageReads, ContentReads } from '../routes/page-reads.ts'

/** Articles that are read for each word, the newest. Few, as the browser loads them with their texts. */
const foundByWord = 6

const relatedIds = async (
  all: ContentReads,
  { id, title, brandId }: ItemOf<'newsArticle'>,
): Promise<ReadonlyArray<string>> => {
  // The article itself may be among them.
  const enough = maxRelated + 1
  const { items: company } = brandId
    ? await all.list('newsArticle', { filter: { brandId }, size: enough })
    : { items: [] }
  const search = async (word: string) => ({
    word,
    items: (await all.list('newsArticle', { search: word, size: foundByWord })).items,
  })
  const searches = company.length < enough ? await Promise.all(distinctiveWords(title).map(search)) : []
  const ids = new Set([...company, ...rankFound(searches)].map((article) => article.id))
  ids.delete(id)
  return [...ids].slice(0, maxRelated)
}

/**
 * The newest others of an article's company, then others with words of its title. Its text in the default language
 * decides, so that an article has the same ones in every language.
 */
export const readRelated = async (
  read: PageReads,
  article: ItemOf<'newsArticle'>,
): Promise<ReadonlyArray<ItemOf<'newsArticle'>>> => {
  const all: ContentReads = read.inAllLanguages ?? read
  const find = () => relatedIds(all, article)
  const { id, title, brandId } = article
  // A search for each word takes longer than the rest of the page.
  const ids = await (all.cachedIds?.('newsArticle', { relatedTo: id, title, brandId }, find) ?? find())
  const related = await Promise.all(ids.map((each) => read.get('newsArticle', each)))
  return related.filter((each) => each !== undefined)
}
