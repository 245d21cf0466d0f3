import type { IncomingMessage } from 'node:http'
import { Effect, Result } from 'effect'
import { CallFailed, NotAllowed } from '#ports/failures.ts'
import type { FormResponses } from '#ui/router.tsx'
import type { BackEnd } from '../back-end.ts'
import { pathOf, type Handler } from '../edge/handler.ts'
import { isOwnOrigin } from '../edge/origin.ts'
import { visitorAddress } from '../edge/visitor-address.ts'
import { logFailure } from '../ops/telemetry/log-failure.ts'
import { postedForm, unread } from './posted-form.ts'
import { posts, type PostOf } from './posts.ts'
import { refusalOf } from './refusal.ts'

interface FormPostsOptions {
  readonly run: BackEnd['run']
  readonly publicUrl: string
  readonly trustProxy: boolean
  /** Renders the page at an address with what is said of its form. */
  readonly render: (url: string, answers: FormResponses) => Promise<{ status: number; html: string }>
  /** What a page's answer carries beside its content. */
  readonly headersOf: (html: string) => Readonly<Record<string, string>>
}

const forged = new NotAllowed({ message: 'This page is out of date. Load it again.', answered: true })

const brokenBy = (cause: unknown) =>
  Effect.fail(new CallFailed({ message: 'A posted form broke.', answered: true, cause }))

/** Takes the forms that pages post without scripts: leads to thanks, or answers the page with its messages. */
export const formPosts = ({ run, publicUrl, trustProxy, render, headersOf }: FormPostsOptions): Handler => {
  const take = Effect.fnUntraced(function* (request: IncomingMessage, postOf: PostOf) {
    const { url = '', headers, socket } = request
    const { origin, host, 'sec-fetch-site': site } = headers
    const isOwn = isOwnOrigin({ origin, host, 'sec-fetch-site': site }, publicUrl)
    const form = yield* Effect.result(
      Effect.andThen(isOwn ? Effect.void : Effect.fail(forged), postedForm(request)),
    )
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    const from = visitorAddress(forwardedFor, socket.remoteAddress, trustProxy)
    const post = postOf(
      Result.getOrElse(form, () => unread),
      new URLSearchParams(url.split('?')[1]),
    )
    const taken = Effect.fromResult(form).pipe(
      Effect.andThen(post.take(from)),
      Effect.catchDefect(brokenBy),
      Effect.tapError(logFailure),
    )
    return { post, taken: yield* Effect.result(taken) }
  }, Effect.scoped)

  return async (request, response) => {
    const postOf = request.method === 'POST' ? posts.get(pathOf(request)) : undefined
    if (postOf === undefined) return false
    const { post, taken } = await run(take(request, postOf))
    if (Result.isSuccess(taken)) {
      response.writeHead(303, { location: taken.success, 'cache-control': 'no-store' }).end()
      return true
    }
    const { status, retryAfter = 5, failure } = refusalOf(taken.failure)
    const page = await render(request.url ?? '', post.answers(failure))
    const answered = page.status === 200 ? status : page.status
    if (answered === 429 || answered === 503) response.setHeader('retry-after', Math.ceil(retryAfter))
    response.writeHead(answered, {
      ...headersOf(page.html),
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(page.html),
      'cache-control': 'no-store',
    })
    response.end(page.html)
    // A browser that is still sending hears no answer; how long it may send is bounded.
    request.resume()
    return true
  }
}
