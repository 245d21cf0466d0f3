import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { Clock, Data, Duration, Effect, Schedule } from 'effect'
import { UnexpectedFailure, StoreBusy } from '#ports/failures.ts'

export interface S3Options {
  /**
   * Without the bucket, for example `https://s3.eu-central-1.amazonaws.com`: the bucket is the first segment of the
   * path.
   */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Belongs to temporary keys. */
  readonly sessionToken?: string
  /** Timeouts of each try and of all tries together. */
  readonly timeouts?: { readonly each: Duration.Input; readonly all: Duration.Input }
  /** The backoff before the first retry; it doubles with each retry. */
  readonly backoff?: Duration.Input
}

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

export interface S3Response {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}

/** No response, or one after which a retry may succeed. */
class Unavailable extends Data.TaggedError('Unavailable')<{
  readonly cause: unknown
  readonly isNoResponse: boolean
}> {}

const noResponse = (cause: unknown) => new Unavailable({ cause, isNoResponse: true })
const timedOut = noResponse('Timed out.')

const retries = 3

/** After a request without a response, requests fail at once for this long. */
const coolDown = Duration.seconds(5)

/** Statuses of a busy store, in addition to 5xx. */
const busyStatuses = [408, 429]

const unavailable = (cause: unknown) =>
  new StoreBusy({
    message: 'The file store does not answer. Try again in a moment.',
    retryAfter: Duration.toSeconds(coolDown),
    cause,
  })

/**
 * Sends signed requests to a bucket, with timeouts and retries. Fails fast for a while after the store did not
 * respond.
 */
export const s3Client = ({
  endpoint,
  bucket,
  backoff = '200 millis',
  timeouts = { each: '10 seconds', all: '20 seconds' },
  ...credentials
}: S3Options) => {
  /** Caches derived signing keys, which change daily. */
  const cache = new Map<string, ArrayBuffer>()
  let failFastUntil = 0

  const send = async ({ method, key, query, body }: S3Request, signal: AbortSignal): Promise<S3Response> => {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    // The store rejects a body with another hash, so that a truncated one is never stored.
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = { 'x-amz-content-sha256': digest }
    const signer = new AwsV4Signer({
      ...credentials,
      service: 's3',
      cache,
      method,
      url: url.href,
      headers,
      ...(body !== undefined && { body }),
    })
    const signed = await signer.sign()
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes }
  }

  const within = (duration: Duration.Input) =>
    Effect.timeoutOrElse({ duration, orElse: () => Effect.fail(timedOut) })

  const withRetries = (request: S3Request) =>
    Effect.tryPromise({ try: (signal) => send(request, signal), catch: noResponse }).pipe(
      within(timeouts.each),
      Effect.filterOrFail(
        ({ status }) => status < 500 && !busyStatuses.includes(status),
        ({ status }) => new Unavailable({ cause: `The file store said ${status}.`, isNoResponse: false }),
      ),
      Effect.retry({ times: retries, schedule: Schedule.jittered(Schedule.exponential(backoff)) }),
      within(timeouts.all),
    )

  return Effect.fnUntraced(function* (request: S3Request) {
    if ((yield* Clock.currentTimeMillis) < failFastUntil)
      return yield* unavailable('It did not respond a moment ago.')
    return yield* withRetries(request).pipe(
      Effect.tapError(({ isNoResponse }) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          if (isNoResponse) failFastUntil = now + Duration.toMillis(coolDown)
        }),
      ),
      Effect.mapError(({ cause }) => unavailable(cause)),
      Effect.withSpan(`blobs.${request.method.toLowerCase()}`, { kind: 'client' }),
      Effect.withTracerEnabled(true),
    )
  })
}

/** An unexpected response: wrong keys, no such bucket, another region. */
export const s3Refused = (status: number, code: string | undefined) =>
  new UnexpectedFailure({
    message: 'The file store failed.',
    withoutResponse: true,
    cause: `The file store said ${status}${code === undefined ? '' : ` ${code}`}.`,
  })
