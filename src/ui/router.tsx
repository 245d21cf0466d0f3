import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { newsWording } from '#domain/wording/catalogue.ts'
import { Spinner } from './design/feedback/spinner/spinner.tsx'
import { Failed } from './site/errors/failed.tsx'
import { aboutRoute } from './site/about/about-route.tsx'
import { careerRoute } from './site/career/career-route.tsx'
import { contactRoute } from './site/contact/contact-route.tsx'
import { homeRoute } from './site/home/home-route.tsx'
import { MainContent } from './site/layout/main-content.tsx'
import { newsRoute, titlesRoute } from './site/news/news-route.tsx'
import type { SiteContext } from './site/routes/read.ts'
import { rootRoute, usePath } from './site/routes/root-route.tsx'
import { servicesRoute } from './site/services/services-route.tsx'

const routeTree = rootRoute.addChildren([
  homeRoute,
  aboutRoute,
  servicesRoute,
  careerRoute,
  contactRoute,
  titlesRoute.addChildren([newsRoute]),
])

/** The site's addresses as one document: a router a request on the server, one a page in the browser. */
const options = {
  routeTree,
  notFoundMode: 'root' as const,
  // Marks of lists are texts and stay what they are, even where they look like numbers.
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, string>) => {
    const written = new URLSearchParams(search).toString()
    return written && `?${written}`
  },
  defaultErrorComponent: function PageFailed({ error }: { error: unknown }) {
    return (
      <MainContent>
        <Failed error={error} path={usePath()} />
      </MainContent>
    )
  },
  defaultPendingComponent: () => (
    <MainContent>
      <Spinner>{newsWording.loading}</Spinner>
    </MainContent>
  ),
}

export const serverRouter = (path: string, context: SiteContext) => {
  const router = createRouter({
    ...options,
    context,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  // A path that is written in another way is the same page: without this the router would answer a redirect.
  const { publicHref } = router.buildLocation({ to: router.latestLocation.pathname, search: true })
  router.history.replace(publicHref)
  return router
}

const aMinute = 60_000

/** `scrolls` says whether the router moves the page to its place. */
export const browserRouter = (context: SiteContext, scrolls: () => boolean) =>
  createRouter({
    ...options,
    context,
    defaultStaleTime: aMinute,
    defaultPendingMs: 100,
    defaultPendingMinMs: 200,
    scrollRestoration: scrolls,
    scrollRestorationBehavior: 'instant',
  })

export type { FormResponse, FormResponses } from './site/form-responses.ts'
export { headTags, type HeadTag, type HeadTags } from './site/head/head-tags.ts'
export type { Read, SiteContext } from './site/routes/read.ts'
export { pageId, snapshotId, type Snapshot } from './site/routes/snapshot.ts'
