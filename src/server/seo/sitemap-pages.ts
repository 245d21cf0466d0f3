import { positionPath } from '#domain/addresses/item-paths.ts'
import { companyPath, hasPage } from '#domain/content/brand.ts'
import { career } from '#domain/content/career.ts'
import { allItems } from '#domain/content/list/all-items.ts'
import { page } from '#domain/content/page/page.ts'
import { hasPersonPage, personPath, teamMember } from '#domain/content/team-member.ts'
import { noPosition } from '#domain/visitor-forms/profile/profile.ts'
import { versionsOf } from '#domain/language/versions-of.ts'
import type { SeoDocument, SeoSources } from './seo-document.ts'
import { pageEntries } from './sitemap-xml.ts'

const pages = ['/', '/about', '/services', '/career', '/contact']

/** All pages but the articles, and the open positions, each with the last change of what it shows. */
export const pageUrls = async (
  sources: SeoSources,
): Promise<{ readonly urls: ReadonlyArray<string>; readonly shows: SeoDocument['shows'] }> => {
  const { read, sourcesOf, today, languages } = sources
  const { list } = read.inAllLanguages ?? read
  const [details, news, brands, team, own, open] = await Promise.all([
    read.homePage(),
    read.list('newsArticle', { size: 1 }),
    allItems((at) => read.list('brand', at)),
    allItems((at) => list('teamMember', at)),
    allItems((at) => list('page', at)),
    allItems((at) => list('career', { filter: { openOn: today }, ...at })),
  ])
  const paths = [
    ...pages,
    ...(news.total > 0 ? ['/news'] : []),
    ...brands.filter(hasPage).map(companyPath),
    ...(details.openApplication ? [positionPath({ id: noPosition })] : []),
  ]
  const people = team.filter(hasPersonPage).map((person) => ({
    path: personPath(person),
    updatedAt: person.updatedAt,
    versions: versionsOf(teamMember, person, languages),
  }))
  const ownPages = own.map((item) => ({
    path: item.address,
    updatedAt: item.updatedAt,
    versions: versionsOf(page, item, languages),
  }))
  const entries = await Promise.all(paths.map(async (path) => ({ path, ...(await sourcesOf(path)) })))
  const positions = open.map((position) => ({
    path: positionPath(position),
    updatedAt: position.updatedAt,
    versions: versionsOf(career, position, languages),
  }))
  return {
    urls: [...entries, ...ownPages, ...people, ...positions].flatMap((entry) => pageEntries(sources, entry)),
    shows: [...new Set([...entries.flatMap(({ shows }) => shows), 'teamMember' as const, 'page' as const])],
  }
}
