import { Context, Effect, Layer } from 'effect'
import { UnexpectedFailure, type ReadFailure, type WriteFailure } from '#ports/failures.ts'
import { accepted, type ResponseBody } from './response-body.ts'
import { wireNames } from '../wire-names.ts'
import { asReadFailure } from './refusal.ts'

export type Send = (url: string, init: RequestInit) => Promise<Response>

export interface HttpOptions {
  /** The base URL of the back end; empty for the page's own origin (C49). */
  readonly host?: string
  /** The segment after `/api` (C49). */
  readonly product?: string
  readonly fetch?: Send
  /** The document's cookies, as `document.cookie` has them. */
  readonly cookies?: () => string
  /** Removes a cookie of the document by its name. */
  readonly removeCookie?: (name: string) => void
  /** The id of the account that this tab is signed in to. */
  readonly userId?: () => string | undefined
}

export interface ReadRequest {
  /** Below the product's prefix. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'OPTIONS'
  /** Below the product's prefix. */
  readonly path: string
}

/** A request whose response is a file. */
export interface DownloadRequest extends ReadRequest {
  /** Values that must not be part of a URL; makes the request a POST. */
  readonly body?: object
}

export interface WriteRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: ReadRequest['query']
  /** `FormData` is sent as multipart, everything else as JSON. */
  readonly body?: object
  /** The idempotency key. */
  readonly key?: string | undefined
  /** The codes of success, if it is not 200 alone. */
  readonly success?: 201 | ReadonlyArray<number>
  /** Requests of visitors carry no user id and no XSRF token. */
  readonly from?: 'anonymous'
  /** The visitor's address, if a server sends the request for a visitor. */
  readonly forwardedFor?: string | undefined
  /** Replaces `fetch` for this request. */
  readonly send?: Send
}

/** Sends all requests to the API. There are no timeouts (C50). Interruption aborts a read, but never a write. */
export class HttpClient extends Context.Service<
  HttpClient,
  {
    /** Whether the browser has the token of a session; true without cookies, such as on a server. */
    readonly mayHaveSession: () => boolean
    /** Removes that token: the browser's tabs enter the session no more, even if the server still knows it. */
    readonly forgetSession: () => void
    read(request: ReadRequest): Effect.Effect<ResponseBody, ReadFailure>
    write(request: WriteRequest): Effect.Effect<ResponseBody, WriteFailure>
    /**
     * Whether the back end has an endpoint; `true` if unknown. Sends OPTIONS, or the request itself if it is a GET.
     */
    hasEndpoint(endpoint: Endpoint): Effect.Effect<boolean>
    /** Passes a response that is not an envelope, such as a file, to `use`. Interruption aborts the request. */
    download<A>(
      request: DownloadRequest,
      use: (response: Response) => Promise<A>,
    ): Effect.Effect<A, ReadFailure>
  }
>()('sahilan/adapters/http/HttpClient') {}

export const httpClientLayer = ({ host = '', product = 'group', ...options }: HttpOptions = {}) => {
  const base = `${host}/api/${product}`
  const send: Send = options.fetch ?? ((url, init) => fetch(url, init))

  const entryHeader = () => header(wireNames.entryHeader, options.userId?.() || undefined)

  const headersOf = ({ body, key, from, forwardedFor }: WriteRequest) => ({
    ...header(
      'content-type',
      body === undefined || body instanceof FormData ? undefined : 'application/json',
    ),
    ...header(wireNames.idempotencyHeader, key),
    ...header('x-forwarded-for', forwardedFor),
    ...(from !== 'anonymous' && {
      ...entryHeader(),
      ...header(wireNames.xsrfHeader, xsrfToken(options.cookies?.() ?? '')),
    }),
  })

  return Layer.succeed(HttpClient, {
    mayHaveSession: () => options.cookies === undefined || xsrfToken(options.cookies()) !== undefined,
    forgetSession: () => options.removeCookie?.(wireNames.xsrfCookie),
    read: ({ path, query = {} }) =>
      Effect.tryPromise({
        try: (signal) =>
          send(base + path + queryString(query), { headers: entryHeader(), signal }).then(whole),
        catch: broken,
      }).pipe(
        Effect.flatMap((response) => accepted(`GET ${path}`, 200, response)),
        Effect.mapError(asReadFailure),
      ),
    hasEndpoint: ({ method, path }) =>
      Effect.tryPromise({
        try: async () => {
          const probe = method === 'GET' ? method : 'OPTIONS'
          const response = await send(base + path, { method: probe, headers: entryHeader() })
          const allowed = response.headers.get('allow')
          if (allowed !== null && !allowed.includes(method)) return false
          if (!isFile(response)) return accepted(`${probe} ${path}`, 200, await whole(response))
          void response.body?.cancel()
          return true
        },
        catch: broken,
      }).pipe(
        Effect.flatMap((found) => (Effect.isEffect(found) ? Effect.as(found, true) : Effect.succeed(found))),
        Effect.catch(({ _tag }) => Effect.succeed(_tag !== 'ItemNotFound')),
      ),
    download: ({ path, query = {}, body }, use) => {
      const method = body === undefined ? 'GET' : 'POST'
      const name = `${method} ${path}`
      const init =
        body === undefined
          ? { headers: entryHeader() }
          : { method, headers: headersOf({ method: 'POST', path, body }), body: JSON.stringify(body) }
      return Effect.tryPromise({
        try: async (signal) => {
          const response = await send(base + path + queryString(query), { ...init, signal })
          return isFile(response)
            ? { used: await use(response) }
            : { refused: accepted(name, 200, await whole(response)) }
        },
        catch: broken,
      }).pipe(
        Effect.flatMap((taken) =>
          'used' in taken
            ? Effect.succeed(taken.used)
            : Effect.andThen(taken.refused, Effect.fail(broken(new Error(`${name} returned no file`)))),
        ),
        Effect.mapError(asReadFailure),
      )
    },
    write: (request) => {
      const { method, path, query = {}, body, success = 200 } = request
      return Effect.tryPromise({
        try: () => {
          const content = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
          const init = {
            method,
            headers: headersOf(request),
            ...(content !== undefined && { body: content }),
          }
          return (request.send ?? send)(base + path + queryString(query), init).then(whole)
        },
        catch: broken,
      }).pipe(Effect.flatMap((response) => accepted(`${method} ${path}`, success, response)))
    },
  })
}

/** Errors are always JSON envelopes, files never. */
const isFile = ({ ok, headers }: Response) =>
  ok && !(headers.get('content-type') ?? '').startsWith('application/json')

const whole = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  text: await response.text(),
})

const broken = (cause: unknown) =>
  new UnexpectedFailure({
    message: cause instanceof Error ? cause.message : String(cause),
    withoutResponse: true,
    cause,
  })

const header = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value })

const xsrfToken = (cookies: string): string | undefined => {
  const xsrfCookie = cookies.split('; ').find((cookie) => cookie.startsWith(`${wireNames.xsrfCookie}=`))
  return xsrfCookie && decodeURIComponent(xsrfCookie.slice(wireNames.xsrfCookie.length + 1))
}

const queryString = (query: NonNullable<ReadRequest['query']>): string => {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined)
  return defined.length === 0
    ? ''
    : `?${new URLSearchParams(defined.map(([name, value]) => [name, String(value)]))}`
}
