import { Effect, Layer } from 'effect'
import { refusedResult } from '#domain/addresses/links/outside-result.ts'
import { LinkChecker } from '#ports/server/links/link-checker.ts'
import { publicRequests, reasonOf, type PublicRequestsOptions } from './public-requests.ts'

export interface LinkCheckerOptions extends Pick<PublicRequestsOptions, 'resolve'> {
  readonly mayBePrivate?: boolean
  /** Milliseconds of a request with its redirects. */
  readonly timeout?: number
}

const maxRedirects = 5
const headers = { 'user-agent': 'Sahilan-Link-Check' }

/** Requests public addresses only, also after redirects. */
export const HttpsLinkChecker = ({
  mayBePrivate = false,
  resolve,
  timeout = 10_000,
}: LinkCheckerOptions = {}): Layer.Layer<LinkChecker> =>
  Layer.sync(LinkChecker, () => {
    const request = publicRequests({ protocols: ['https:', 'http:'], resolve })
    const follow = async (
      method: 'HEAD' | 'GET',
      url: URL,
      signal: AbortSignal,
      left = maxRedirects,
    ): Promise<string> => {
      const { status, location } = await request(url, { mayBePrivate, method, headers, signal })
      const isRedirect = status >= 300 && status < 400 && location !== undefined && left > 0
      return isRedirect ? follow(method, new URL(location, url), signal, left - 1) : String(status)
    }
    const resultOf = (method: 'HEAD' | 'GET', target: string) =>
      Effect.tryPromise({
        try: (signal) => follow(method, new URL(target), signal),
        catch: reasonOf,
      }).pipe(
        Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail('too slow') }),
        Effect.catch(Effect.succeed),
      )
    return LinkChecker.of({
      // Some servers refuse HEAD, and answer GET.
      check: (target) =>
        Effect.flatMap(resultOf('HEAD', target), (result) =>
          result === refusedResult || /^[23]/u.test(result)
            ? Effect.succeed(result)
            : resultOf('GET', target),
        ),
    })
  })
