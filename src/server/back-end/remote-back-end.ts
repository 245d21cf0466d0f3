import { Exit, Layer, ManagedRuntime } from 'effect'
import { httpCalls } from '#adapters/http/call/call.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { HttpHomePageDetails } from '#adapters/http/content/home-page.ts'
import { HttpProfiles } from '#adapters/http/inbox/profiles.ts'
import { SharpSharePictures } from '#adapters/pictures/sharp-share-pictures.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import type { BackEnd } from '../back-end.ts'
import { blobStore } from '../config/blob-store.ts'
import type { Config } from '../config/config.ts'
import { VisitorForms } from '../api/visitor/visitor-forms.ts'
import { passOn } from '../edge/proxy.ts'
import { withTimeout } from '../edge/promises/with-timeout.ts'
import { ofRequest } from '../edge/current-request.ts'

/** Another host's calls: passed on to browsers, and read for the pages. */
export const remoteBackEnd = (host: string, config: Config, telemetry: Layer.Layer<never>): BackEnd => {
  const { product, trustProxy } = config
  const forms = VisitorForms.layer.pipe(Layer.provide([HttpEnquiries, HttpProfiles]))
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(HttpContents, HttpHomePageDetails, forms).pipe(
      Layer.provide(httpCalls({ host, product })),
      Layer.merge(SharpSharePictures()),
      Layer.merge(blobStore(config)),
      Layer.provideMerge(telemetry),
    ),
  )
  const pictures = passOn(host, ['/media/'], trustProxy)
  const calls = passOn(host, [`/api/${product}/`], trustProxy)
  return {
    pictures: pictures.answer,
    calls: calls.answer,
    run: (effect) => runtime.runPromise(ofRequest(effect)),
    metrics: async () => [],
    isReady: withTimeout(
      async () => Exit.isSuccess(await runtime.runPromiseExit(HomePageDetails.use(({ get }) => get))),
      false,
    ),
    endStreams: calls.endStreams,
    close: () => runtime.dispose(),
  }
}
