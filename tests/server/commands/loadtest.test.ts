import { expect, onTestFinished, test } from 'vitest'
import { loadMix } from '#server/commands/load/load-mix.ts'
import { readLoadOptions } from '#server/commands/load/load-options.ts'
import { loadReport } from '#server/commands/load/load-report.ts'
import { putLoad, type LoadResponse } from '#server/commands/load/put-load.ts'
import { startServer, uploadPicture } from '#tests/support/back-end/server.ts'
import { renderedFront } from '../support/rendered-front.ts'
import { listed } from '../support/mail/mails.ts'

const at = (site: string, writes: boolean) => ({
  url: new URL(site),
  // As many as a round has requests: each starts with another one, so that all are sent on a slow machine too.
  connections: 10,
  seconds: 1,
  writes,
})

// Seen failing with a path that the site does not have.
test('requests every page and list, and sends enquiries only if allowed', async () => {
  const server = await startServer({}, {}, renderedFront)
  onTestFinished(() => server.stop())
  const admin = await server.as('Admin')
  const article = { Tittle: 'News', Image: await uploadPicture(admin), Description: 'Text' }
  expect(await admin.post('/NewsLater_add', article)).toMatchObject({ status: 200 })
  for (const writes of [false, true]) {
    const mix = loadMix('group', writes)
    const responses = await putLoad(at(server.site, writes), mix)
    expect(new Set(responses.map(({ name }) => name))).toEqual(new Set(mix.map(({ name }) => name)))
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    const sent = responses.filter(({ name }) => name.startsWith('write'))
    const stored = [
      ...(await listed(server, '/enquiry_mail_list')),
      ...(await listed(server, '/enquiry_mail_list?status=spam')),
    ]
    expect(new Set(stored.map(({ id }) => id)).size).toBe(sent.length)
  }
})

test('reports a site that does not respond', async () => {
  const responses = await putLoad(at('http://127.0.0.1:9', false), loadMix('group', false))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([undefined]))
})

const response = (status: number | undefined, milliseconds: number): LoadResponse => ({
  name: '/',
  status,
  milliseconds,
})

test('reports rates, percentiles and failures by status', () => {
  const successes = Array.from({ length: 98 }, (_, one) => response(200, one + 1))
  const lines = loadReport([...successes, response(503, 500), response(undefined, 900)], 2)
  const cells = lines.map((line) => line.trim().split(/ {2,}/))
  expect(cells).toEqual([
    ['requests', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'not 2xx'],
    ['/', '100', '50.0', '50.0', '95.0', '500.0', '1 × 503, 1 × no response'],
    ['all', '100', '50.0', '50.0', '95.0', '500.0', '1 × 503, 1 × no response'],
  ])
})

test.each([
  [['http://site.example']],
  [['https://localhost.example', '--write']],
  [['http://127.0.0.1.example/']],
])('refuses %j, which is not this machine', (words) => {
  expect(() => readLoadOptions(words)).toThrow('is not this machine. Add --yes-this-is-mine')
})

test.each([
  [[], 'An argument is missing.'],
  [['localhost:3000'], 'is no address of a site'],
  [['http://localhost', '--now'], "Unknown option '--now'"],
  [['http://localhost', '--seconds', '301'], '--seconds is a number from 1 to 300.'],
  [['http://localhost', '--connections', 'many'], '--connections is a number from 1 to 256.'],
])('refuses %j with a sentence', (words, sentence) => {
  expect(() => readLoadOptions(words)).toThrow(sentence)
})

test('reads seconds, connections and flags', () => {
  expect(readLoadOptions(['http://127.0.0.1:3000'])).toMatchObject({
    seconds: 10,
    connections: 16,
    writes: false,
  })
  const words = [
    'https://site.example',
    '--seconds',
    '3',
    '--connections',
    '2',
    '--write',
    '--yes-this-is-mine',
  ]
  expect(readLoadOptions(words)).toMatchObject({ seconds: 3, connections: 2, writes: true })
})
