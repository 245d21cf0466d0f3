import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Options } from '#adapters/blobs/s3-calls.ts'

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
  /** Responds with these texts in turn: the store's own paged lists need a cipher that Node no longer has. */
  | { readonly texts: ReadonlyArray<string> }

const bucket = 'sahilan'

const halve = (response: ServerResponse) => {
  const write = response.write.bind(response)
  response.write = (chunk: Uint8Array) => {
    write(chunk.subarray(0, chunk.length / 2))
    response.destroy()
    return false
  }
}

/** Starts a real object store with an empty bucket on its own port, which can be set to misbehave. */
export const startObjectStore = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sahilan-bucket-'))
  const store = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  await store.configureBuckets()
  const respond = store.callback()
  let mode: ObjectStoreMode = 'answers'
  let times = Infinity
  let requests = 0
  let pagedAddresses: Array<string> = []

  const misbehave = (current: ObjectStoreMode, request: IncomingMessage, response: ServerResponse) => {
    if (typeof current === 'object' && 'says' in current) response.writeHead(current.says).end()
    else if (typeof current === 'object') {
      pagedAddresses.push(request.url ?? '')
      response.end(current.texts[requests - 1])
    } else if (current === 'hangs up') request.once('data', () => request.socket.destroy())
    else if (current === 'loses the answer') {
      response.writeHead = () => response
      response.end = () => response.destroy()
      respond(request, response)
    } else if (current === 'halves') {
      halve(response)
      respond(request, response)
    }
  }

  const server = createServer((request, response) => {
    requests += 1
    const current = requests <= times ? mode : 'answers'
    if (current === 'answers') respond(request, response)
    else misbehave(current, request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pause: '1 millis',
  }

  return {
    options,
    /** The environment variables of a server that stores its files here. */
    variables: {
      S3_ENDPOINT: options.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: options.accessKeyId,
      S3_SECRET_ACCESS_KEY: options.secretAccessKey,
    },
    /** The number of requests since the mode was last set. */
    requests: () => requests,
    now: (next: ObjectStoreMode, forRequests = Infinity) => {
      mode = next
      times = forRequests
      requests = 0
      pagedAddresses = []
    },
    /** The addresses of the requests that texts were returned for. */
    asked: () => pagedAddresses,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>
