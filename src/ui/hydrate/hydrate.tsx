import { type AnyRoute, isNotFound, RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { localPathOf } from '#domain/language/local-path.ts'
import { type PageLanguage, pageLanguageOf } from '#domain/language/page-language.ts'
import { browserRouter, pageId, type SiteContext, snapshotId, type PageSnapshot } from '../router.tsx'
import { showCurrent } from '../boot/show-current.ts'
import { FormControllersContext, type FormControllers } from '../site/visitor-form/form-controllers.ts'
import { newsRoute } from '../site/news/news-route.tsx'
import { PageRendered } from '../site/routes/page.tsx'
import { showRendered } from '../site/head/show-rendered.ts'
import { loadSiteWords } from '../words/site/load-site-words.ts'
import { typedIn } from './typed-in.ts'

/** Follows links without page loads. */
export interface Hydrated {
  follow(link: HTMLAnchorElement): Promise<void>
  /** Loads the page of a link in advance. */
  prepare(link: HTMLAnchorElement): Promise<void>
}

const siteReads = () => import('./site-reads.ts')
const formControllers: FormControllers = {
  enquiry: () =>
    import('./enquiry-popup.tsx').then(async ({ enquiryPopup }) => (await enquiryPopup).controller),
  application: () =>
    import('./application-popup.tsx').then(
      async ({ applicationPopup }) => (await applicationPopup).controller,
    ),
}

type BrowserMatch = ReturnType<typeof browserRouter>['state']['matches'][number]

/** Hydrates the server-rendered page in place. Sends no page view, as the boot script has sent it. */
export const hydrate = async (): Promise<Hydrated> => {
  const page = document.getElementById(pageId)
  const snapshot = document.getElementById(snapshotId)
  if (page === null || snapshot === null) throw new Error('There is no page to hydrate')
  const { publicUrl, timeZone, today, languages, results } = JSON.parse(snapshot.textContent) as PageSnapshot
  const language = pageLanguageOf(document.documentElement.lang, languages)
  const words = await loadSiteWords(language.language.tag)
  let hasNavigated = false

  const router = browserRouter(
    { publicUrl, timeZone, today, ...language, words, load: loadFrom(results, language) },
    () => hasNavigated,
  )
  // The server renders no boundary around the router; the first render must not have one either.
  router.ssr = { manifest: undefined }
  await router.load()
  // Without its script the router would load the page again, and what was typed would be lost.
  const routes: Readonly<Record<string, Pick<AnyRoute, 'options'>>> = router.routesById
  const isUnloaded = ({ routeId }: BrowserMatch) => routes[routeId]?.options.component?.preload !== undefined
  if (router.state.matches.some(isUnloaded)) throw new Error('The script of the page did not load')

  const restoreTyped = typedIn(page)
  await new Promise<void>((resolve) =>
    hydrateRoot(
      page,
      <PageRendered value={resolve}>
        <FormControllersContext value={formControllers}>
          <RouterProvider router={router} />
        </FormControllersContext>
      </PageRendered>,
      // Error boundaries show what they catch; React would also log it.
      { onCaughtError: () => {} },
    ),
  )
  restoreTyped()

  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    showRendered(router.state.matches, fromLocation?.pathname, toLocation.pathname)
    showCurrent()
  })
  // The router stores the scroll position on scroll events, and has received none yet.
  document.dispatchEvent(new Event('scroll'))
  siteReads().catch(() => {})

  return {
    follow: async (link: HTMLAnchorElement) => {
      hasNavigated = true
      await router.navigate({ href: addressOf(link) })
      // Only the server knows where a changed address leads.
      if (router.state.matches.some(isUnknown)) location.reload()
    },
    prepare: async ({ pathname, search }: HTMLAnchorElement) => {
      const { path } = localPathOf(language.languages, pathname)
      await router.preloadRoute({ to: path, search: router.options.parseSearch(search) })
    },
  }
}

/** Whether a page was not found, or the first article stands for an unknown one. */
const isUnknown = (match: BrowserMatch) =>
  isNotFound(match.error) || (match.routeId === newsRoute.id && match.loaderData?.named === false)

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

/** Returns the embedded result at the first call of each loader, and reads over HTTP from then on. */
const loadFrom = (embedded: PageSnapshot['results'], language: PageLanguage): SiteContext['load'] => {
  const unread = new Map(Object.entries(embedded))
  return async (key, reads) => {
    const result = unread.get(key)
    if (result === undefined) return reads((await siteReads()).read(language))
    unread.delete(key)
    // The same loader returned it on the server.
    return result as Awaited<ReturnType<typeof reads>>
  }
}
