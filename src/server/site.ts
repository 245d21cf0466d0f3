import { HomePageDetails } from '#ports/content/home-page.ts'
import { acceptedLanguage, interfaceLanguage } from '#domain/sign-in/session/language-cookie.ts'
import type { Language } from '#domain/language/language.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import { pageReads, contentReads, siteSearchOf } from '#ui/page-reads.ts'
import { postCode, type FormResponses } from '#ui/router.tsx'
import type { BackEnd } from './back-end.ts'
import type { Config } from './config/config.ts'
import { formPosts } from './forms/form-posts.ts'
import { posts } from './forms/posts.ts'
import { seoDocuments } from './seo/seo-documents.ts'
import { securityTxt } from './seo/security-txt.ts'
import { sharePictures } from './seo/share-pictures.ts'
import { pictureSizeOf } from './seo/picture-size-of.ts'
import { wordsOf } from '#domain/wording/words-of.ts'
import { pageWordsOf } from '#ui/words/site/page-words-of.ts'
import { chain, type Handler } from './edge/handler.ts'
import { health } from './edge/health.ts'
import { securityHeaders } from './edge/security-headers.ts'
import type { Admission } from './edge/admission/admission.ts'
import { limitSearches } from './edge/admission/limit-searches.ts'
import { bodyRoom } from './edge/admission/body-room.ts'
import { seriesOf } from './ops/metrics/exposition.ts'
import { metrics } from './ops/metrics/metrics.ts'
import { requestMetrics } from './ops/metrics/request-metrics.ts'
import { serverMetrics } from './ops/metrics/server-metrics.ts'
import { adminDocument, previewDocument } from './pages/admin/admin-document.ts'
import { adminPages, isBelowAdmin, isPreviewFrame } from './edge/admin-pages.ts'
import { adminTrustedTypes, contentSecurityPolicy } from './pages/content-security-policy.ts'
import type { DueChanges } from './publishing/due-changes.ts'
import type { SyncInvalidations } from './pages/cache/sync-invalidations.ts'
import type { Front } from './pages/front.ts'
import type { PageCache } from './pages/cache/page-cache.ts'
import { cachedByLanguage } from './pages/cache/cached-reads.ts'
import { cachedPage } from './pages/cache/cached-page.ts'
import { cdnHeaders } from './pages/cache/cdn-headers.ts'
import { countNotFound, redirectOldAddresses, type CachedOldAddresses } from './pages/old-addresses.ts'
import { cachedPages, syncFirst, pages } from './pages/pages.ts'
import { sendPage } from './pages/send-page.ts'
import { invalidateByDay } from './pages/cache/invalidate-by-time.ts'
import { companiesToServices, splitAddress, withoutDefaultTag } from './pages/local-paths.ts'
import { metricsOfAll } from './ops/processes/metrics-of-all.ts'
import { storybook } from './pages/admin/storybook.ts'
import { previews } from './preview/previews.ts'
import { previewEntrance } from './preview/preview-entrance.ts'
import { onBehalfOfVisitor, requestIdLine } from './edge/request/current-request.ts'
import { eachRequest } from './ops/telemetry/each-request.ts'
import type { Telemetry } from './ops/telemetry/telemetry.ts'

interface SiteOptions {
  readonly config: Config
  readonly publicUrl: string
  readonly front: Front
  readonly backEnd: BackEnd
  readonly cache: PageCache
  readonly addresses: CachedOldAddresses
  /** Runs before a cached page is served, if other processes save too. */
  readonly sync: SyncInvalidations | undefined
  readonly dueChanges: DueChanges
  readonly admission: Admission
  readonly today: () => string
  readonly isStopping: () => boolean
  readonly connections: () => number
  readonly telemetry: Telemetry
}

/**
 * Routes every request. Cached pages come first, then what is cheap under any load, then admission and what costs work.
 */
export const site = ({
  config,
  publicUrl,
  front,
  backEnd,
  cache,
  addresses,
  sync: syncSaves,
  dueChanges,
  admission,
  today,
  isStopping,
  connections,
  telemetry,
}: SiteOptions): Handler => {
  const { product, timeZone, trustProxy, languages: configured, cdn } = config
  const headers = securityHeaders(publicUrl)
  const forCdn = cdn && cdnHeaders({ ttl: cdn.ttl, timeZone, nextDue: dueChanges.nextDue })
  /** Adds the content security policy; it is empty in development, where Vite injects scripts and a socket. */
  const withPolicy = (...parts: Parameters<typeof contentSecurityPolicy>) => ({
    ...headers,
    'content-security-policy': front.isProductionBuild ? contentSecurityPolicy(...parts) : '',
  })
  const pageHeaders = withPolicy({ scripts: [postCode] })
  const { run } = backEnd
  /** Syncs saves by other processes, which may include a scheduled change that is due now. */
  const sync =
    syncSaves &&
    (async () => {
      await syncSaves()
      await dueChanges.check()
    })
  const uncached = (lang?: string) => contentReads(run, lang)
  const reads = cachedByLanguage(uncached, cache.revisionOf)
  // Search results are not cached, as there is no bound on the number of queries.
  const search = siteSearchOf((effect) => run(onBehalfOfVisitor(effect)))
  const read = (language: PageLanguage) => pageReads(language, reads, search)
  const split = splitAddress(configured, reads())

  const setHeaders: Handler = (_, response) => {
    for (const name in headers) response.setHeader(name, headers[name] ?? '')
    const [name = '', id = ''] = requestIdLine()
    response.setHeader(name, id)
    return false
  }

  const render = async (url: string, responses?: FormResponses) => {
    const { renderPage } = await front.renderer()
    const { path, ...language } = await split(url)
    const services = {
      read: read(language),
      publicUrl,
      product,
      timeZone,
      today: today(),
      assets: front.assets(),
      words: pageWordsOf(language.language.tag),
      ...language,
    }
    const page = await renderPage(path, services, responses)
    const html = await front.finish(url, page.html)
    return { ...page, html, canonicalPath: front.isProductionBuild ? page.canonicalPath : null }
  }

  const respondGone: Handler = async (request, response) => {
    const { html } = await render(request.url ?? '/', { gone: true })
    return sendPage(cachedPage(html, pageHeaders), request, response, 410)
  }

  const sourcesOf = async (path: string) => {
    const { readPage } = await front.renderer()
    const language = await split('/')
    return readPage(path, { read: read(language), publicUrl, timeZone, today: today(), ...language })
  }

  /** The site's details in a language, or in the default one if that is closed; `undefined` on failure. */
  const siteDetails = async ({ tag }: Language = configured[0]) => {
    const details = (language?: string) => run(HomePageDetails.use(({ get }) => get(language)))
    const found = tag === configured[0].tag ? details() : details(tag).catch(() => details())
    return (await found.catch(() => undefined))?.site
  }

  const adminPage = async (path: string, chosen: string | undefined) => {
    const language = interfaceLanguage(chosen, configured)
    return front.finish(
      path,
      adminDocument(front.adminAssets(), config, language, await siteDetails(language)),
    )
  }

  const previewFrame = (path: string, chosen: string | undefined) =>
    front.finish(path, previewDocument(front.previewAssets(), config, interfaceLanguage(chosen, configured)))

  serverMetrics(telemetry.registry, { cache, admission, connections })
  const ofProcesses = metricsOfAll(async () => seriesOf(telemetry.registry))
  const measured = async () => [...(await ofProcesses()), ...(await backEnd.metrics())]

  const handler = chain(
    requestMetrics(telemetry.registry),
    invalidateByDay(cache, config.timeZone),
    dueChanges.applyFirst,
    cachedPages(cache, sync),
    setHeaders,
    front.files,
    health({ isReady: async () => !isStopping() && backEnd.isReady() }),
    metrics(config.metricsToken, measured),
    backEnd.pictures,
    ...(config.rateLimit ? [limitSearches({ languages: configured, trustProxy })] : []),
    admission.admit,
    bodyRoom(trustProxy),
    ...(sync === undefined ? [] : [syncFirst(sync)]),
    backEnd.api,
    ...(config.storybook ? [storybook('storybook-static')] : []),
    withoutDefaultTag(split, addresses),
    companiesToServices(split),
    seoDocuments({
      cache,
      headers,
      cdnHeaders: forCdn,
      split,
      securityTxt: config.security && securityTxt(config.security, config.publicUrl),
      sources: (language) => ({
        // Sitemaps and some feeds read the whole archive, which would replace the cached reads of pages.
        read: pageReads(language, uncached),
        sourcesOf,
        sizeOf: pictureSizeOf(run),
        publicUrl,
        today: today(),
        words: wordsOf(language.language.tag),
        ...language,
      }),
    }),
    sharePictures(read, run, split),
    adminPages(isPreviewFrame, previewFrame, withPolicy({ framedBy: "'self'" })),
    adminPages(isBelowAdmin, adminPage, withPolicy({ more: adminTrustedTypes })),
    ...(backEnd.previews === undefined
      ? []
      : [
          previews({
            ...backEnd.previews,
            front,
            publicUrl,
            product,
            timeZone,
            languages: configured,
            headers: pageHeaders,
          }),
        ]),
    ...(backEnd.previewLinks === undefined
      ? []
      : [
          previewEntrance({
            open: backEnd.previewLinks.open,
            publicUrl,
            trustProxy,
            languageOf: (accepted) => interfaceLanguage(acceptedLanguage(accepted, configured), configured),
            brandName: async () => (await siteDetails())?.brandName ?? '',
          }),
        ]),
    formPosts({
      run,
      publicUrl,
      trustProxy,
      origins: config.apiOrigins,
      split,
      render,
      headers: pageHeaders,
    }),
    pages({
      cache,
      render: (url) => render(url),
      headers: pageHeaders,
      cdnHeaders: forCdn,
      redirectOldAddress: redirectOldAddresses(addresses, publicUrl, respondGone),
      onNotFound: countNotFound(addresses),
      acceptsPosts: (path) => posts.has(localPathOf(configured, path).path),
    }),
  )
  return eachRequest(handler, { trustProxy, tracer: telemetry.tracer })
}
