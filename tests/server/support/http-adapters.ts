import { Effect, Layer } from 'effect'
import { afterEach } from 'vitest'
import { HttpAccounts } from '#adapters/http/accounts/accounts.ts'
import { httpClientLayer, type HttpClient, type HttpOptions } from '#adapters/http/client/http-client.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { HttpHomePageDetails } from '#adapters/http/content/home-page.ts'
import { HttpPictureUploads } from '#adapters/http/content/picture-uploads.ts'
import { HttpProfiles } from '#adapters/http/inbox/profiles.ts'
import { HttpSession } from '#adapters/http/accounts/session.ts'
import type { Accounts } from '#ports/staff/accounts.ts'
import type { Contents } from '#ports/content/contents.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import type { Profiles } from '#ports/visitor/profiles.ts'
import type { Session } from '#ports/staff/sign-in/session.ts'
import { fakeBackEnd, type Answered } from './fake-back-end.ts'

type Ports =
  | Accounts
  | Contents
  | Enquiries
  | HomePageDetails
  | HttpClient
  | PictureUploads
  | Profiles
  | Session
type Work<A, E> = Effect.Effect<A, E, Ports>

const adapters = Layer.mergeAll(
  HttpAccounts,
  HttpContents,
  HttpEnquiries,
  HttpHomePageDetails,
  HttpPictureUploads,
  HttpProfiles,
  HttpSession,
)

/** A successful response. */
export const ok = (data: unknown): Answered => ({ body: { code: 200, message: 'OK', data } })

/** An error response. */
export const refused = (code: number, data: unknown = {}, headers = {}): Answered => ({
  status: code,
  headers,
  body: { code, message: 'No.', data },
})

/** The HTTP adapters on a fake back end, whose responses each test sets. */
export const httpAdapters = () => {
  let side: Awaited<ReturnType<typeof fakeBackEnd>> | undefined

  afterEach(async () => {
    await side?.close()
    side = undefined
  })

  const calling = <A, E>(work: Work<A, E>, options: HttpOptions = {}) => {
    const calls = httpClientLayer({ host: side?.host ?? '', ...options })
    return Effect.provide(work, Layer.provideMerge(adapters, calls))
  }
  const run = <A, E>(work: Work<A, E>, options?: HttpOptions) => Effect.runPromise(calling(work, options))

  return {
    /** Sets the responses from now on. */
    answering: async (respond: Parameters<typeof fakeBackEnd>[0]) => {
      side = await fakeBackEnd(respond)
      return side
    },
    calling,
    run,
    failing: <A, E>(work: Work<A, E>, options?: HttpOptions) => run(Effect.flip(work), options),
    /** The first request that arrived. */
    firstRequest: () => {
      const [call] = side?.received ?? []
      const { method, url = '', body = '', headers = {} } = call ?? {}
      return { method, url, body, headers, key: headers['idempotency-key'] }
    },
  }
}
