import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { Clock, Data, Duration, Effect, Schedule } from 'effect'
import { CallFailed, StoreBusy } from '#ports/failures.ts'

export interface S3Options {
  /** Without the bucket, such as `https://s3.eu-central-1.amazonaws.com`; the bucket follows as the first part of the path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** How long one try may take, and all of them together. */
  readonly patience?: { readonly each: Duration.Input; readonly all: Duration.Input }
  /** The pause before the second try; each further one is twice as long. */
  readonly pause?: Duration.Input
}

interface Call {
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

/** No answer, or one that says that another try may help. */
class Unanswered extends Data.TaggedError('Unanswered')<{
  readonly cause: unknown
  readonly isSilence: boolean
}> {}

const silence = (cause: unknown) => new Unanswered({ cause, isSilence: true })
const tooLong = silence('It took too long.')

const retries = 3

/** How long nobody waits for a store that has just not answered. */
const rest = Duration.seconds(5)

/** What a store says while it is busy, besides all that is its own fault. */
const again = [408, 429]

const awayNow = (cause: unknown) =>
  new StoreBusy({
    message: 'The file store does not answer. Try again in a moment.',
    answered: true,
    retryAfter: Duration.toSeconds(rest),
    cause,
  })

/** Signed calls of one bucket: bounded in time, tried again where that may help, and not made while the store is away. */
export const s3Calls = ({
  endpoint,
  bucket,
  pause = '200 millis',
  patience = { each: '10 seconds', all: '20 seconds' },
  ...credentials
}: S3Options) => {
  /** Derived signing keys, one a day. */
  const cache = new Map<string, ArrayBuffer>()
  let awayUntil = 0

  const ask = async ({ method, key, query, body }: Call, signal: AbortSignal): Promise<S3Response> => {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    // The store refuses bytes that are not the ones that were signed, so that half a body is never kept.
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
    Effect.timeoutOrElse({ duration, orElse: () => Effect.fail(tooLong) })

  const tried = (call: Call) =>
    Effect.tryPromise({ try: (signal) => ask(call, signal), catch: silence }).pipe(
      within(patience.each),
      Effect.filterOrFail(
        ({ status }) => status < 500 && !again.includes(status),
        ({ status }) => new Unanswered({ cause: `The file store said ${status}.`, isSilence: false }),
      ),
      Effect.retry({ times: retries, schedule: Schedule.jittered(Schedule.exponential(pause)) }),
      within(patience.all),
    )

  return Effect.fnUntraced(function* (call: Call) {
    if ((yield* Clock.currentTimeMillis) < awayUntil) return yield* awayNow('It did not answer a moment ago.')
    return yield* tried(call).pipe(
      Effect.tapError(({ isSilence }) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          if (isSilence) awayUntil = now + Duration.toMillis(rest)
        }),
      ),
      Effect.mapError(({ cause }) => awayNow(cause)),
      Effect.withSpan(`blobs.${call.method.toLowerCase()}`, { kind: 'client' }),
      Effect.withTracerEnabled(true),
    )
  })
}

/** An answer that nobody foresaw: wrong keys, no such bucket, another region. */
export const s3Refused = (status: number, code: string | undefined) =>
  new CallFailed({
    message: 'The file store failed.',
    answered: false,
    cause: `The file store said ${status}${code === undefined ? '' : ` ${code}`}.`,
  })
