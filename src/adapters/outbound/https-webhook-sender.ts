import { Clock, Effect, Layer } from 'effect'
import { WebhookSender, WebhookUnsent } from '#ports/server/webhooks/webhook-sender.ts'
import { publicRequests, reasonOf, type Resolve } from './public-requests.ts'
import { purgeRequest, type CdnPurge } from './purge-request.ts'
import { signedHeaders } from './signature.ts'

export interface WebhookSenderOptions {
  /** Whether private hosts and `http` are allowed. */
  readonly mayBePrivate: boolean
  readonly purge?: CdnPurge | undefined
  readonly resolve?: Resolve
  /** Milliseconds of a try. */
  readonly timeout?: number
}

type Delivery = Parameters<WebhookSender['Service']['send']>[0]

interface Post {
  readonly address: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly mayBePrivate: boolean
}

const noCdn = new WebhookUnsent({ reason: 'no CDN' })
const tooSlow = new WebhookUnsent({ reason: 'too slow' })

/** Sends to checked addresses only. */
export const HttpsWebhookSender = ({
  mayBePrivate,
  purge,
  resolve,
  timeout = 10_000,
}: WebhookSenderOptions): Layer.Layer<WebhookSender> =>
  Layer.sync(WebhookSender, () => {
    const request = publicRequests({ protocols: ['https:'], resolve })
    const post = async ({ address, body, headers, mayBePrivate: isTrusted }: Post, signal: AbortSignal) => {
      const allHeaders = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Sahilan-Webhooks',
        ...headers,
      }
      const options = { method: 'POST', headers: allHeaders, body, mayBePrivate: isTrusted, signal } as const
      return (await request(new URL(address), options)).status
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
          const sent = requestOf(delivery, timestamp)
          if (sent === undefined) return yield* noCdn
          return yield* Effect.tryPromise({
            try: (signal) => post(sent, signal),
            catch: (failure) => new WebhookUnsent({ reason: reasonOf(failure) }),
          })
        }).pipe(
          Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(tooSlow) }),
          Effect.withSpan('webhook.send', { kind: 'producer' }),
        ),
    })
  })
