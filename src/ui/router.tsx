import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressOf } from '#domain/language/page-language.ts'
import { Spinner } from './design/feedback/spinner/spinner.tsx'
import { Failed } from './site/errors/failed.tsx'
import { aboutRoute } from './site/about/about-route.tsx'
import { careerRoute } from './site/career/career-route.tsx'
import { contactRoute } from './site/contact/contact-route.tsx'
import { homeRoute } from './site/home/home-route.tsx'
import { PageLanguageContext } from './site/language/page-language-context.ts'
import { MainContent } from './site/layout/main-content.tsx'
import { companyRoute } from './site/company/company-route.tsx'
import { ownPageRoute } from './site/own-page/own-page-route.tsx'
import { personRoute } from './site/person/person-route.tsx'
import { archiveRoute } from './site/news/archive/archive-route.tsx'
import { newsRoute, titlesRoute } from './site/news/news-route.tsx'
import type { SiteContext } from './site/routes/page-reads.ts'
import { rootRoute, usePath } from './site/routes/root-route.tsx'
import { searchRoute } from './site/search/search-route.tsx'
import { receiptRoute } from './site/receipt/receipt-route.tsx'
import { servicesRoute } from './site/services/services-route.tsx'
import { useSiteWords } from './words/site/use-site-words.ts'
import { InWords } from './words/in-words.tsx'

const routeTree = rootRoute.addChildren([
  homeRoute,
  aboutRoute,
  servicesRoute,
  careerRoute,
  contactRoute,
  receiptRoute,
  titlesRoute.addChildren([newsRoute]),
  archiveRoute,
  companyRoute,
  personRoute,
  searchRoute,
  ownPageRoute,
])

/** Shared by the router of each request on the server and the router of the browser. */
const options = {
  routeTree,
  notFoundMode: 'root' as const,
  // Cursors stay strings, also if they look like numbers.
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, string>) => {
    const query = new URLSearchParams(search).toString()
    return query && `?${query}`
  },
  defaultErrorComponent: function PageFailed({ error }: { error: unknown }) {
    return (
      <MainContent>
        <Failed error={error} path={usePath()} />
      </MainContent>
    )
  },
  defaultPendingComponent: function PagePending() {
    return (
      <MainContent>
        <Spinner>{useSiteWords().loading}</Spinner>
      </MainContent>
    )
  },
}

/** The options that depend on the page. */
const optionsOf = (context: SiteContext) => ({
  ...options,
  context,
  InnerWrap: ({ children }: { children: ReactNode }) => (
    <PageLanguageContext value={context}>
      <InWords words={context.words ?? {}}>{children}</InWords>
    </PageLanguageContext>
  ),
})

/** @param path In the language of the page, without its tag: a router with a base path is slower on the server. */
export const serverRouter = (path: string, context: SiteContext) => {
  const router = createRouter({
    ...optionsOf(context),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  // Serves a path in another spelling as the same page; without this the router would redirect.
  const { publicHref } = router.buildLocation({ to: router.latestLocation.pathname, search: true })
  router.history.replace(publicHref)
  return router
}

const staleAfter = 60_000

/** @param restoresScroll Whether the router restores the scroll position of the opened page. */
export const browserRouter = (context: SiteContext, restoresScroll: () => boolean) =>
  createRouter({
    ...optionsOf(context),
    basepath: addressOf(context, '/'),
    defaultStaleTime: staleAfter,
    defaultPendingMs: 100,
    defaultPendingMinMs: 200,
    scrollRestoration: restoresScroll,
    scrollRestorationBehavior: 'instant',
  })

export type { FormResponse, FormResponses, ReceiptResponse } from './site/visitor-form/form-responses.ts'
export { headTags, type HeadTag, type HeadTags } from './site/head/head-tags.ts'
export { postCode } from './site/receipt/post-code.ts'
export type { PageReads, ContentReads, SiteContext } from './site/routes/page-reads.ts'
export {
  frameSnapshotId,
  pageId,
  snapshotId,
  type FrameSnapshot,
  type PageSnapshot,
} from './site/routes/page-snapshot.ts'
