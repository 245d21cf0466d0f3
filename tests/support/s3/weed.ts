import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Effect } from 'effect'
import { s3Responds } from '#adapters/blobs/s3.ts'
import type { S3Options } from '#adapters/blobs/s3-client.ts'

export const howToGetWeed = 'put `weed` of a SeaweedFS release on the PATH, or its path into WEED_BIN'

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds SeaweedFS, which Debian does not have. */
export const findWeed = (): string | undefined => {
  const { WEED_BIN, PATH = '' } = process.env
  if (WEED_BIN !== undefined) return WEED_BIN
  return PATH.split(delimiter)
    .map((folder) => join(folder, 'weed'))
    .find(isProgram)
}

/** Different free ports. */
const freePorts = async (count: number) => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/** The parts of the program that listen, each also for gRPC. */
const listeners = ['master', 'volume', 'filer', 's3', 'admin']

/** Starts `weed mini` with an empty bucket in a temporary folder, on loopback alone. */
export const startWeed = async (program: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-weed-'))
  const names = listeners.flatMap((name) => [`${name}.port`, `${name}.port.grpc`])
  const ports = new Map((await freePorts(names.length)).map((port, at) => [names[at], port]))
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${ports.get('s3.port')}`,
    bucket: 'sahilan',
    region: 'us-east-1',
    accessKeyId: 'sahilan',
    secretAccessKey: 'the/secret+of=tests',
  }
  const settings = {
    dir: folder,
    ip: '127.0.0.1',
    'ip.bind': '127.0.0.1',
    'admin.ui': false,
    webdav: false,
    's3.port.iceberg': 0,
    's3.port.lance': 0,
    'master.telemetry': false,
    ...Object.fromEntries(ports),
  }
  const words = Object.entries(settings).map(([name, value]) => `-${name}=${value}`)
  const weed = spawn(program, ['-logtostderr', 'mini', ...words], {
    cwd: folder,
    env: {
      HOME: folder,
      AWS_ACCESS_KEY_ID: options.accessKeyId,
      AWS_SECRET_ACCESS_KEY: options.secretAccessKey,
      S3_BUCKET: options.bucket,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const log = text(weed.stderr)
  const stop = async () => {
    if (weed.exitCode === null && weed.signalCode === null && weed.kill()) await once(weed, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  await once(weed, 'spawn')
  for (let tries = 0; tries < 300 && weed.exitCode === null; tries++) {
    if (await Effect.runPromise(Effect.isSuccess(s3Responds({ ...options, backoff: '10 millis' }))))
      return { options, stop }
    await pause(100)
  }
  await stop()
  throw new Error(`SeaweedFS did not start: ${await log}`)
}

export type Weed = Awaited<ReturnType<typeof startWeed>>
