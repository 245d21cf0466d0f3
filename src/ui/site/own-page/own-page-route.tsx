import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageAddress } from '#domain/content/page/page-address.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { pageShare } from '#domain/picture/share-picture.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../head/head.ts'
import { anyPath } from '../layout/frame/language-switch/counterpart.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute } from '../routes/root-route.tsx'
import { breadcrumbs } from '../head/structured-data/breadcrumbs.ts'
import { readOwnPage, type OwnPageData } from './own-page-data.ts'

const OwnPage = lazyRouteComponent(() => import('./own-page.tsx'), 'OwnPage')

/** Every path that no other route has: the router prefers the others. */
export const ownPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: anyPath,
  loader: async ({ context, params }) => {
    const address = `/${params._splat ?? ''}`.toLowerCase().replace(/\/+$/u, '')
    if (!pageAddress.test(address)) throw notFound()
    const found = await context.load('page', (read) => readOwnPage(read, address))
    if (found === undefined) throw notFound()
    return found
  },
  head: ({ loaderData, matches, match }) => {
    const frame = frameOf(matches)
    const words = siteWordsOf(match.context)
    if (loaderData === undefined)
      return headOf({ title: words.failed.notFound, noindex: true }, frame, match.context)
    const { page: own, sections, above, versions } = loaderData
    return headOf(
      {
        title: own.title,
        description: own.description,
        canonical: own.address,
        versions,
        share: pageShare({ ...own, sections }, frame?.site ?? {}, prefixOf(match.context)),
        facts: above && [
          breadcrumbs(match.context, [
            { name: above.title, path: above.address },
            { name: own.title, path: own.address },
          ]),
        ],
      },
      frame,
      match.context,
    )
  },
  component: pageComponent(OwnPage, () => useOwnPage()),
})

const useOwnPage = (): OwnPageData => ownPageRoute.useLoaderData()
