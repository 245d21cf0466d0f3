import { Exit, Layer, ManagedRuntime } from 'effect'
import { httpClientLayer } from '#adapters/http/client/http-client.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { HttpReceipts } from '#adapters/http/desk/receipts.ts'
import { HttpHomePageDetails } from '#adapters/http/content/home-page.ts'
import { HttpProfiles } from '#adapters/http/inbox/profiles.ts'
import { IndexedSiteSearch } from '#adapters/search/indexed-site-search.ts'
import { ListedSearchIndex } from '#adapters/search/listed-search-index.ts'
import { HttpSiteSearch } from '#adapters/http/content/site-search.ts'
import { SharpSharePictures } from '#adapters/pictures/sharp-share-pictures.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import type { BackEnd } from '../back-end.ts'
import { blobStore } from '../config/blob-store.ts'
import type { Config } from '../config/config.ts'
import { VisitorForms } from '../api/visitor/visitor-forms.ts'
import { proxyTo } from '../edge/proxy.ts'
import { withTimeout } from '../edge/promises/with-timeout.ts'
import { withCurrentRequest } from '../edge/request/current-request.ts'

/** Another host's API: proxied to browsers, and read for the pages. */
export const remoteBackEnd = (host: string, config: Config, telemetry: Layer.Layer<never>): BackEnd => {
  const { product, trustProxy, languages, timeZone } = config
  const forms = VisitorForms.layer.pipe(
    Layer.provide([HttpEnquiries, HttpProfiles, Layer.succeed(SiteLanguages, languages)]),
    Layer.provideMerge(HttpHomePageDetails),
  )
  const search = HttpSiteSearch(IndexedSiteSearch(timeZone).pipe(Layer.provide(ListedSearchIndex)))
  const runtime = ManagedRuntime.make(
    search.pipe(
      Layer.provideMerge(Layer.mergeAll(HttpContents, HttpReceipts, forms)),
      Layer.provide(httpClientLayer({ host, product })),
      Layer.merge(SharpSharePictures()),
      Layer.merge(blobStore(config)),
      Layer.provideMerge(telemetry),
    ),
  )
  const pictures = proxyTo(host, ['/media/'], trustProxy)
  const proxy = proxyTo(host, [`/api/${product}/`], trustProxy)
  return {
    pictures: pictures.handle,
    api: proxy.handle,
    run: (effect) => runtime.runPromise(withCurrentRequest(effect)),
    metrics: async () => [],
    isReady: withTimeout(
      async () => Exit.isSuccess(await runtime.runPromiseExit(HomePageDetails.use(({ get }) => get()))),
      false,
    ),
    endStreams: proxy.endStreams,
    close: () => runtime.dispose(),
  }
}
