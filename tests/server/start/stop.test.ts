import { spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from '#tests/support/back-end/client.ts'
import { folder, run } from '../support/run-server.ts'

/** A name server that never responds, for the program behind it; `undefined` if this process may not mount. */
const silentNames = async () => {
  const [resolv, address] = [join(await folder(), 'resolv.conf'), '127.0.0.99']
  await writeFile(resolv, `nameserver ${address}\n`)
  const behind = [
    'unshare',
    '--mount',
    'sh',
    '-c',
    `mount --bind ${resolv} /etc/resolv.conf && exec "$@"`,
    'sh',
  ]
  const [probe, ...options] = [...behind, 'true'] as const
  if (spawnSync(probe, options).status !== 0) return undefined
  const names = createSocket('udp4')
  onTestFinished(() => void names.close())
  await new Promise<void>((resolve) => names.bind(53, address, resolve))
  return behind
}

// Seen failing with `process.exit`, which waits for the lookup's thread.
test('ends within 8 s while the name of a collector is looked up', async ({ skip }) => {
  const behind = await silentNames()
  if (behind === undefined) return skip('this process may not mount a name server of its own')
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.example:4318'
  const server = run({ DATA_DIR: await folder(), OTEL_EXPORTER_OTLP_ENDPOINT }, { behind })
  await new Client(await server.site).page('/')
  const started = performance.now()
  server.signal('SIGTERM')
  await server.ended
  expect(performance.now() - started).toBeLessThan(8_000)
})
