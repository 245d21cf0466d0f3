import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../../head/head.ts'
import { pageComponent } from '../../routes/page.tsx'
import { frameOf, rootRoute } from '../../routes/root-route.tsx'
import { breadcrumbs } from '../../head/structured-data/breadcrumbs.ts'
import {
  archiveAddress,
  archiveCrumbs,
  readNewsArchive,
  type ArchiveAddress,
  type ArchiveData,
} from './archive-data.ts'

const ArchivePage = lazyRouteComponent(() => import('./archive-page.tsx'), 'ArchivePage')

export const archiveRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  validateSearch: archiveAddress,
  loaderDeps: ({ search }) => archiveAddress({ ...search }),
  loader: ({ context, deps }) =>
    context.load('archive', (read) => readNewsArchive(read, deps, context.timeZone)),
  head: ({ loaderData, matches, match }) => {
    const words = siteWordsOf(match.context)
    const { news } = words
    const { year, q } = archiveAddress({ ...match.search })
    const title = [news.all, year].filter(Boolean).join(' ')
    return headOf(
      {
        title,
        description: summary(loaderData?.head?.lead || news.archive),
        canonical: '/news',
        facts: [breadcrumbs(match.context, archiveCrumbs(words, year))],
        noindex: q !== undefined || loaderData?.counts.length === 0,
      },
      frameOf(matches),
      match.context,
    )
  },
  component: pageComponent(ArchivePage, () => ({ address: useAddress(), archive: useArchive() })),
})

/** The router adds what is not valid. */
const useAddress = (): ArchiveAddress => archiveAddress({ ...archiveRoute.useSearch() })
const useArchive = (): ArchiveData => archiveRoute.useLoaderData()
