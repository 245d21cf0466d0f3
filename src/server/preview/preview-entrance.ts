import type { IncomingMessage, ServerResponse } from 'node:http'
import { Effect, Result } from 'effect'
import type { Language } from '#domain/language/language.ts'
import { draftsMoment, momentSegment } from '#domain/publishing/preview.ts'
import type { ReadFailure } from '#ports/failures.ts'
import { isRead, requestPath, type Handler } from '../edge/handler.ts'
import { isSecure } from '../edge/request/is-secure.ts'
import { isOwnOrigin } from '../edge/request/origin.ts'
import { visitorAddress } from '../edge/request/visitor-address.ts'
import { postedForm } from '../forms/posted-form.ts'
import { refusalOf } from '../forms/form-refusal.ts'
import { contentSecurityPolicy, trustedTypes } from '../pages/content-security-policy.ts'
import { entranceDocument, entranceScript, type EntranceError } from './entrance-document.ts'
import { linkCookie, type OpenedLink } from './link-access.ts'
import { privateHeaders } from './private-headers.ts'

interface EntranceOptions {
  /** Opens a link by its secret; wrong ones are limited by the address that sends them. */
  readonly open: (
    secret: string,
    address: string,
  ) => Promise<Result.Result<OpenedLink | undefined, ReadFailure>>
  readonly publicUrl: string
  readonly trustProxy: boolean
  /** By the header `Accept-Language`. */
  readonly languageOf: (accepted: string | undefined) => Language
  readonly brandName: () => Promise<string>
}

const path = '/preview'

/** The code that was typed; a whole link will do. */
const codeIn = (request: IncomingMessage) =>
  Effect.runPromise(
    postedForm(request).pipe(
      Effect.map(({ texts }) => texts['code']?.trim().split('#').at(-1) ?? ''),
      Effect.orElseSucceed(() => ''),
      Effect.scoped,
    ),
  )

/**
 * Takes the secret of a link and gives a cookie for it, so that no address has the secret. What else is below /preview
 * is the same 404, whatever the reason.
 */
export const previewEntrance = (options: EntranceOptions): Handler => {
  const { open, publicUrl, trustProxy, languageOf, brandName } = options
  const policy = contentSecurityPolicy({ more: trustedTypes, scripts: [entranceScript] })

  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    error?: EntranceError,
  ) => {
    const html = entranceDocument(languageOf(request.headers['accept-language']), await brandName(), error)
    response.writeHead(status, {
      ...privateHeaders,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
    })
    response.end(request.method === 'HEAD' ? undefined : html)
    request.resume()
    return true
  }

  const enter = async (request: IncomingMessage, response: ServerResponse) => {
    const { host, 'sec-fetch-site': site, 'x-forwarded-for': forwardedFor } = request.headers
    // A page that sends no referrer sends no origin either.
    if (!isOwnOrigin({ host, 'sec-fetch-site': site }, publicUrl))
      return send(request, response, 404, 'notFound')
    const secret = await codeIn(request)
    const address = visitorAddress(String(forwardedFor ?? ''), request.socket.remoteAddress, trustProxy)
    const opened = await open(secret, address)
    if (Result.isFailure(opened)) {
      const { status, retryAfter } = refusalOf(opened.failure)
      if (retryAfter !== undefined) response.setHeader('retry-after', Math.ceil(retryAfter))
      return send(request, response, status, status === 429 ? 'tooOften' : 'broken')
    }
    if (opened.success === undefined) return send(request, response, 404, 'notFound')
    const { id, moment, page } = opened.success
    response
      .writeHead(303, {
        ...privateHeaders,
        location: `${path}/${id}/${momentSegment(moment === 'any' ? draftsMoment : moment)}${page}`,
        'set-cookie': linkCookie(id, secret, isSecure(request.headers, { publicUrl, trustProxy })),
      })
      .end()
    return true
  }

  return async (request, response) => {
    const asked = requestPath(request)
    if (asked !== path && !asked.startsWith(`${path}/`)) return false
    if (asked === path && request.method === 'POST') return enter(request, response)
    return asked === path && isRead(request)
      ? send(request, response, 200)
      : send(request, response, 404, 'notFound')
  }
}
