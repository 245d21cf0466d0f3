import { companyPath, hasPage } from '#domain/content/brand.ts'
import { career, isOpen } from '#domain/content/career.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
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
  const { read, readsOf, today, languages } = sources
  const [details, news, brands, team] = await Promise.all([
    read.homePage(),
    read.list('newsArticle', { size: 1 }),
    read.list('brand', { size: pageSizes.max }),
    (read.original ?? read).list('teamMember', { size: pageSizes.max }),
  ])
  const paths = [
    ...pages,
    ...(news.total > 0 ? ['/news'] : []),
    ...brands.items.filter(hasPage).map(companyPath),
    ...(details.openApplication ? [`/career?apply=${noPosition}`] : []),
  ]
  const people = team.items.filter(hasPersonPage).map((person) => ({
    path: personPath(person),
    changed: person.updatedAt,
    versions: versionsOf(teamMember, person, languages),
  }))
  const own = await (read.original ?? read).list('page', { size: pageSizes.max })
  const ownPages = own.items.map((item) => ({
    path: item.address,
    changed: item.updatedAt,
    versions: versionsOf(page, item, languages),
  }))
  const entries = await Promise.all(paths.map(async (path) => ({ path, ...(await readsOf(path)) })))
  const careers = await (read.original ?? read).list('career', { size: pageSizes.max })
  const open = careers.items.filter((position) => isOpen(position, today))
  const positions = open.map((position) => ({
    path: `/career?apply=${encodeURIComponent(position.id)}`,
    changed: position.updatedAt,
    versions: versionsOf(career, position, languages),
  }))
  return {
    urls: [...entries, ...ownPages, ...people, ...positions].flatMap((entry) => pageEntries(sources, entry)),
    shows: [...new Set([...entries.flatMap(({ shows }) => shows), 'teamMember' as const, 'page' as const])],
  }
}
