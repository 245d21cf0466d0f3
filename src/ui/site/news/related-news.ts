import type { ItemOf } from '#domain/content/content-types.ts'
import { maxRelated, rankFound, distinctiveWords } from '#domain/content/search/related.ts'
import type { PageReads, ContentReads } from '../routes/page-reads.ts'

/** Of each word the newest, as the browser loads them with their texts. */
const foundByWord = 6

/**
 * The newest others of an article's company, then others with words of its title. Its text in the default language
 * decides, so that an article has the same ones in every language.
 */
export const readRelated = async (
  read: PageReads,
  { id, title, brandId }: ItemOf<'newsArticle'>,
): Promise<ReadonlyArray<ItemOf<'newsArticle'>>> => {
  const all: ContentReads = read.inAllLanguages ?? read
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
  const related = await Promise.all(
    [...ids].slice(0, maxRelated).map((each) => read.get('newsArticle', each)),
  )
  return related.filter((article) => article !== undefined)
}
