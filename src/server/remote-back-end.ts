import { Exit, Layer, ManagedRuntime } from 'effect'
import { httpCalls } from '#adapters/http/call.ts'
import { HttpContents } from '#adapters/http/contents.ts'
import { HttpHomePageDetails } from '#adapters/http/home-page.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import type { BackEnd } from './back-end.ts'
import { passOn } from './http/pass-on.ts'

/** Another host's calls: passed on to browsers, and read for the pages. */
export const remoteBackEnd = (host: string, product: string): BackEnd => {
  const calls = httpCalls({ host, product })
  const runtime = ManagedRuntime.make(
    Layer.merge(HttpContents, HttpHomePageDetails).pipe(Layer.provide(calls)),
  )
  const passing = passOn(host, [`/api/${product}/`, '/media/'])
  return {
    answer: passing.answer,
    run: (effect) => runtime.runPromise(effect),
    isReady: async () => Exit.isSuccess(await runtime.runPromiseExit(HomePageDetails.use(({ get }) => get))),
    endStreams: passing.endStreams,
    close: () => runtime.dispose(),
  }
}
