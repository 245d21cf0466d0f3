import type { IncomingMessage } from 'node:http'
import { Effect, Result } from 'effect'
import { receiptPath } from '#domain/desk/receipt/receipt-form.ts'
import { addressOf } from '#domain/language/page-language.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { wordsOf } from '#domain/wording/words-of.ts'
import { UnexpectedFailure, NotAllowed } from '#ports/failures.ts'
import type { FormResponses } from '#ui/router.tsx'
import type { BackEnd } from '../back-end.ts'
import { compressed } from '../edge/files/compressed.ts'
import { encodingFor, pageEncodings } from '../edge/files/encoding.ts'
import { isRead, requestPath, type Handler } from '../edge/handler.ts'
import { isOwnOrigin } from '../edge/request/origin.ts'
import { visitorAddress } from '../edge/request/visitor-address.ts'
import type { SplitAddress } from '../pages/local-paths.ts'
import { logFailure } from '../ops/telemetry/log-failure.ts'
import { postedForm, unread } from './posted-form.ts'
import { privateHeaders } from '../preview/private-headers.ts'
import { posts, type PostOf } from './posts.ts'
import { refusalOf } from './form-refusal.ts'

interface FormPostsOptions {
  readonly run: BackEnd['run']
  readonly publicUrl: string
  readonly trustProxy: boolean
  /** Other sites whose pages may post forms, such as a static copy. */
  readonly origins: ReadonlyArray<string>
  readonly split: SplitAddress
  /** Renders the page of the form with the errors of the form. */
  readonly render: (
    url: string,
    responses: FormResponses,
  ) => Promise<{ status: number; html: string | Buffer }>
  /** The headers of a page. */
  readonly headers: Readonly<Record<string, string>>
}

const forged = new NotAllowed({ message: shared.server.forged })

const brokenBy = (cause: unknown) =>
  Effect.fail(new UnexpectedFailure({ message: 'A posted form broke.', cause }))

/**
 * Handles forms posted without scripts: responds with the acknowledgement or with the errors, as a page for one visitor.
 * A redirect would put the receipt code into an address.
 */
export const formPosts = (options: FormPostsOptions): Handler => {
  const { run, publicUrl, trustProxy, origins, split, render, headers: pageHeaders } = options
  const take = Effect.fnUntraced(function* (request: IncomingMessage, postOf: PostOf, tag: string) {
    const { url = '', headers, socket } = request
    const { origin, host, 'sec-fetch-site': site } = headers
    // The receipt page sends no referrer, and therefore the origin `null`.
    const hidesOrigin = origin === 'null' && site === 'same-origin'
    const isOwn = isOwnOrigin({ host, 'sec-fetch-site': site, ...(!hidesOrigin && { origin }) }, publicUrl)
    const isAllowed = isOwn || origins.includes(origin ?? '')
    const form = yield* Effect.result(
      Effect.andThen(isAllowed ? Effect.void : Effect.fail(forged), postedForm(request)),
    )
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    const address = visitorAddress(forwardedFor, socket.remoteAddress, trustProxy)
    const post = postOf(
      Result.getOrElse(form, () => unread),
      new URLSearchParams(url.split('?')[1]),
      wordsOf(tag).forms,
    )
    const sent = Effect.fromResult(form).pipe(
      Effect.andThen(post.send({ visitorAddress: address, language: tag })),
      Effect.catchDefect(brokenBy),
      Effect.tapError(logFailure),
    )
    return { post, sent: yield* Effect.result(sent) }
  }, Effect.scoped)

  return async (request, response) => {
    const isPost = request.method === 'POST'
    if (!isPost && !isRead(request)) return false
    const { path, ...language } = await split(requestPath(request))
    const postOf = posts.get(path)
    const isReceipt = path === receiptPath
    if (postOf === undefined || !(isPost || isReceipt)) return false
    const show = async (url: string, responses: FormResponses, status = 200) => {
      const page = await render(url, responses)
      // The size of a compressed response could reveal the code of a receipt.
      const encoding = isPost ? 'identity' : encodingFor(request, pageEncodings)
      const bytes = compressed[encoding](Buffer.from(page.html))
      response.writeHead(page.status === 200 ? status : page.status, {
        ...pageHeaders,
        ...(isReceipt && privateHeaders),
        'content-type': 'text/html; charset=utf-8',
        'content-length': bytes.length,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'cache-control': 'no-store',
      })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    }
    if (!isPost) {
      await show(request.url ?? '', {})
      return true
    }
    const { post, sent } = await run(take(request, postOf, language.language.tag))
    if (Result.isSuccess(sent)) {
      const { address, responses } = sent.success
      await show(addressOf(language, address), responses)
      return true
    }
    const { status, retryAfter = 5, failure } = refusalOf(sent.failure)
    if (status === 429 || status === 503) response.setHeader('retry-after', Math.ceil(retryAfter))
    await show(request.url ?? '', post.refused(failure), status)
    // A browser reads no response while it is still sending. How long it may send is bounded.
    request.resume()
    return true
  }
}
