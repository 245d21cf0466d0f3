import { expect, onTestFinished, test, vi } from 'vitest'
import { startObjectStore } from '#tests/support/s3/object-store.ts'
import { picture } from '#tests/support/files.ts'
import { startServer, uploadPicture } from '#tests/support/back-end/server.ts'

const header = 'x-request-id'

const start = async (variables: Readonly<Record<string, string>> = {}) => {
  const server = await startServer(variables)
  onTestFinished(() => server.stop())
  return server
}

// Seen failing without the header of cached pages, and with one id for all.
test('every response has its own id, also cached pages and refusals', async () => {
  const server = await start()
  const visitor = server.visitor()
  const held = { headers: { 'if-none-match': (await visitor.page('/')).headers.get('etag') ?? '' } }
  const responses = [
    await visitor.page('/'),
    await visitor.page('/'),
    await visitor.page('/', held),
    await visitor.page('/not-there'),
    await visitor.page('/healthz'),
    await visitor.page('/metrics'),
    await visitor.page('/', { method: 'PUT' }),
    await visitor.get('/NewsLater_list'),
    await visitor.get('/adminuser'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 304, 404, 200, 200, 405, 200, 401])
  const ids = responses.map(({ headers }) => headers.get(header))
  expect(ids.filter((id) => !/^[\w.-]{8,64}$/.test(id ?? ''))).toEqual([])
  expect(new Set(ids).size).toBe(responses.length)
})

test.each([
  ['1', 'given-by-the-proxy.1', true],
  ['1', 'short', false],
  ['1', 'with spaces and more', false],
  ['1', 'x'.repeat(65), false],
  ['0', 'given-by-a-visitor', false],
])('with TRUST_PROXY=%s the id %s is used: %s', async (trust, given, isTaken) => {
  const server = await start({ TRUST_PROXY: trust })
  for (const path of ['/', '/healthz']) {
    const response = await server.visitor().page(path, { headers: { [header]: given } })
    expect(response.headers.get(header) === given).toBe(isTaken)
  }
})

const logged = () => {
  const lines: Array<string> = []
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((...words) => void lines.push(words.map(String).join(' ')))
  onTestFinished(() => log.mockRestore())
  return lines
}

// Seen failing without `withCurrentRequest`, and with a report without the request.
test('a log entry has the id of its request, in JSON if configured', async () => {
  const store = await startObjectStore()
  const server = await start({ ...store.variables, LOG_FORMAT: 'json' })
  onTestFinished(() => store.stop())
  const hr = await server.as('Hr')
  const address = await uploadPicture(hr)
  store.now({ says: 403 })
  const lines = logged()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await picture())], 'p.jpg'))
  const call = await hr.call('POST', '/uploads3', { form })
  const page = await server.visitor().page(address)
  expect([call.status, page.status]).toEqual([500, 500])
  const entries = lines.map((line): unknown => JSON.parse(line))
  for (const { headers } of [call, page])
    expect(entries).toContainEqual(
      expect.objectContaining({ level: 'ERROR', annotations: { request: headers.get(header) } }),
    )
})
