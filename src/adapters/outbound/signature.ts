import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

interface Signed {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/** The headers of Standard Webhooks, with a signature by each secret (standardwebhooks.com). */
export const signedHeaders = ({ id, timestamp, body }: Signed, secrets: ReadonlyArray<string>) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' '),
})
