import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Options } from '#adapters/blobs/s3-client.ts'
import { escapeHtml } from '#domain/wording/escape-html.ts'
import { signatureFault } from './aws-signature.ts'

/** How the object store behaves. */
type ObjectStoreMode =
  | 'answers'
  /** Accepts requests and never responds. */
  | 'silent'
  /** Disconnects in the middle of a request body. */
  | 'hangs up'
  /** Stores the object and disconnects before the response. */
  | 'loses the answer'
  /** Sends half of an object. */
  | 'halves'
  | { readonly says: number }
  /** Responds with 200 and this text. */
  | { readonly text: string }

interface Answer {
  readonly status: number
  readonly bytes?: Uint8Array
}

/** Small, so that tests read lists of several pages. */
const pageSize = 2

/** A continuation token, which needs both entities and percent-encoding. */
const tokenOf = (key: string) => `<${key}> & "more" + more`
const keyIn = (token: string) => /^<(.*)> & "more" \+ more$/.exec(token)?.[1]

const xml = (content: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`)

const refused = (status: number, code: string): Answer => ({
  status,
  bytes: xml(`<Error><Code>${code}</Code><Message>Refused</Message></Error>`),
})

/** The objects of one bucket by key, and its responses to requests with a valid signature. */
const bucketOf = (objects: Map<string, Uint8Array>) => {
  const listed = (query: URLSearchParams): Answer => {
    const token = query.get('continuation-token')
    const after = token === null ? '' : keyIn(token)
    if (after === undefined) return refused(400, 'InvalidArgument')
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted()
    const page = keys.slice(0, pageSize)
    const entries = page.map(
      (key) => `<Contents><Key>${escapeHtml(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
    )
    const next = `<NextContinuationToken>${escapeHtml(tokenOf(page.at(-1) ?? ''))}</NextContinuationToken>`
    const whole = [...entries, ...(keys.length > pageSize ? [next] : [])].join('\n')
    const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/'
    return { status: 200, bytes: xml(`<ListBucketResult xmlns="${namespace}">${whole}</ListBucketResult>`) }
  }

  return (method: string, key: string, query: URLSearchParams, body: Uint8Array): Answer => {
    if (key === '') return query.get('list-type') === '2' ? listed(query) : refused(405, 'MethodNotAllowed')
    const bytes = objects.get(key)
    switch (method) {
      case 'PUT':
        objects.set(key, body)
        return { status: 200 }
      case 'DELETE':
        objects.delete(key)
        return { status: 204 }
      default:
        return bytes === undefined ? refused(404, 'NoSuchKey') : { status: 200, bytes }
    }
  }
}

/**
 * Starts an object store with one empty bucket on its own port, which verifies signatures and can be set to misbehave.
 * @param given What its keys are, if not the usual ones.
 */
export const startObjectStore = async (given: Pick<S3Options, 'sessionToken'> = {}) => {
  const objects = new Map<string, Uint8Array>()
  const inBucket = bucketOf(objects)
  let mode: ObjectStoreMode = 'answers'
  let times = Infinity
  let requests = 0

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = await buffer(request)
    const fault = signatureFault(request, body, options)
    if (fault !== undefined) return refused(403, fault)
    const { pathname, searchParams } = new URL(request.url ?? '', options.endpoint)
    const [, bucket = '', ...key] = decodeURIComponent(pathname).split('/')
    if (bucket !== options.bucket) return refused(404, 'NoSuchBucket')
    return inBucket(request.method ?? '', key.join('/'), searchParams, body)
  }

  const respond = async (
    current: Exclude<ObjectStoreMode, object>,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const { status, bytes = new Uint8Array() } = await answer(request)
    if (current === 'loses the answer') return response.destroy()
    response.writeHead(status, status === 204 ? {} : { 'content-length': bytes.length })
    if (current !== 'halves') return response.end(request.method === 'HEAD' ? undefined : bytes)
    return response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  }

  const server = createServer((request, response) => {
    requests += 1
    const current = requests <= times ? mode : 'answers'
    if (current === 'silent') return
    if (current === 'hangs up') request.once('data', () => request.socket.destroy())
    else if (typeof current === 'object')
      response.writeHead('says' in current ? current.says : 200).end('text' in current ? current.text : '')
    else respond(current, request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'sahilan',
    region: 'us-east-1',
    accessKeyId: 'the-key-of-tests',
    secretAccessKey: 'the/secret+of=tests',
    backoff: '1 millis',
    ...given,
  }

  return {
    options,
    /** The environment variables of a server that stores its files here. */
    variables: {
      S3_ENDPOINT: options.endpoint,
      S3_BUCKET: options.bucket,
      S3_ACCESS_KEY_ID: options.accessKeyId,
      S3_SECRET_ACCESS_KEY: options.secretAccessKey,
    },
    objects,
    /** The number of requests since the mode was last set. */
    requests: () => requests,
    now: (next: ObjectStoreMode, forRequests = Infinity) => {
      mode = next
      times = forRequests
      requests = 0
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>
