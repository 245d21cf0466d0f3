import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Clock, Effect, Layer } from 'effect'
import { WebhookSender, WebhookUnsent } from '#ports/server/webhook-sender.ts'
import { isPublicAddress } from './public-address.ts'
import { purgeRequest, type CdnPurge } from './purge-request.ts'
import { signedHeaders } from './signature.ts'

type Resolve = (host: string) => Promise<ReadonlyArray<LookupAddress>>

export interface WebhookSenderOptions {
  /** Whether private hosts and `http` are allowed. */
  readonly mayBePrivate: boolean
  readonly purge?: CdnPurge | undefined
  readonly resolve?: Resolve
  /** Milliseconds of a try. */
  readonly timeout?: number
}

/** Bytes of a response that are read. */
const mostRead = 4_096

const resolveByDns: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)))
  })

type Delivery = Parameters<WebhookSender['Service']['send']>[0]

class PrivateAddress extends Error {}

interface Post {
  readonly address: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly mayBePrivate: boolean
}

const noCdn = new WebhookUnsent({ reason: 'no CDN' })
const tooSlow = new WebhookUnsent({ reason: 'too slow' })

/** Reads the beginning of a response and drops it. */
const drained = (response: IncomingMessage) =>
  new Promise<number>((resolve) => {
    let read = 0
    response.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > mostRead) response.destroy()
    })
    response.on('error', () => {})
    response.on('close', () => resolve(response.statusCode ?? 0))
  })

const reasonOf = (failure: unknown): string => {
  if (failure instanceof PrivateAddress) return 'private address'
  if (!(failure instanceof Error)) return 'no connection'
  return 'code' in failure ? String(failure.code) : 'no connection'
}

/** Sends over a new connection to the address that was checked. Redirects are not followed. */
export const HttpsWebhookSender = ({
  mayBePrivate,
  purge,
  resolve = resolveByDns,
  timeout = 10_000,
}: WebhookSenderOptions): Layer.Layer<WebhookSender> =>
  Layer.sync(WebhookSender, () => {
    const post = async ({ body, headers, ...to }: Post, signal: AbortSignal) => {
      const url = new URL(to.address)
      const isSecure = url.protocol === 'https:'
      const isAllowedForm = isSecure && url.port === '' && url.username === '' && url.password === ''
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const [found, ...others] = await resolve(host)
      if (found === undefined) throw new Error('no address')
      const arePublic = [found, ...others].every(({ address }) => isPublicAddress(address))
      if (!to.mayBePrivate && !(isAllowedForm && arePublic)) throw new PrivateAddress()
      // The name is not resolved again: it might have another address by now.
      const pinned: LookupFunction = (_, { all }, done) =>
        all === true ? done(null, [found]) : done(null, found.address, found.family)
      return new Promise<number>((settle, reject) => {
        const send = isSecure ? requestHttps : requestHttp
        const allHeaders = {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Sahilan-Webhooks',
          ...headers,
        }
        const options = { method: 'POST', headers: allHeaders, lookup: pinned, agent: false, signal }
        const sent = send(url, options, (response) => settle(drained(response)))
        sent.on('error', reject)
        sent.end(body)
      })
    }

    /** The operator chose the address of the CDN, an Admin that of a webhook. */
    const requestOf = ({ webhook, token, body }: Delivery, timestamp: number): Post | undefined => {
      if (webhook === undefined) return purge && { ...purgeRequest(purge, body), mayBePrivate: true }
      const headers = signedHeaders({ id: token, timestamp, body }, webhook.secrets)
      return { address: webhook.address, body, headers, mayBePrivate }
    }

    return WebhookSender.of({
      send: (delivery) =>
        Effect.gen(function* () {
          const timestamp = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
          const request = requestOf(delivery, timestamp)
          if (request === undefined) return yield* noCdn
          return yield* Effect.tryPromise({
            try: (signal) => post(request, signal),
            catch: (failure) => new WebhookUnsent({ reason: reasonOf(failure) }),
          })
        }).pipe(
          Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(tooSlow) }),
          Effect.withSpan('webhook.send', { kind: 'producer' }),
        ),
    })
  })
