import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { endpointOf } from '../../support/content-samples.ts'
import { arrivalsPath, everyEndpoint, mayCall } from '../../support/calls/every-endpoint.ts'
import { addPosition, apply, enquiry } from '../../support/mail/mails.ts'
import { sendRaw, statusesIn } from '../../support/raw.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
  await server.visitor().post('/enquiry_mail', enquiry)
  await apply(server, await addPosition(server))
})
afterAll(() => server.stop())

const guarded = everyEndpoint.filter((call) => !mayCall(call, 'visitor') && call.path !== arrivalsPath)
const openPaths = new Set(everyEndpoint.filter((call) => mayCall(call, 'visitor')).map(({ path }) => path))
const reads = everyEndpoint.filter(({ method, path }) => method === 'GET' && path !== arrivalsPath)

/** Spellings of a path that a server might treat as the same. */
const variantsOf = (path: string) => [
  path.toUpperCase(),
  path.toLowerCase(),
  `${path}/`,
  `${path}/.`,
  `/${path}`,
  `/.${path}`,
  `/x/..${path}`,
  `/x/%2e%2e${path}`,
  `${path}%20`,
  `${path}%00`,
  `${path};x=1`,
  `${path}.json`,
  path.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]

// Seen failing with a guard that accepts HEAD.
test('[G9] no spelling of a path or a method gives access without a session', async () => {
  const opened: Array<string> = []
  for (const { method, path } of guarded) {
    const known = path.replace('{id}', '1')
    const targets = variantsOf(known).map((variant) => `${method} /api/group${variant}`)
    const methods = openPaths.has(path) ? [method] : ['GET', 'HEAD', 'POST', method]
    const others = methods.map((other) => `${other} /api/group${known}`)
    const requests = [...targets, ...others].map((line) =>
      [
        `${line} HTTP/1.1`,
        'host: x',
        `x-http-method-override: ${method}`,
        'content-type: application/json',
        'content-length: 2',
        '',
        '{}',
      ].join('\r\n'),
    )
    // All on one connection, which the last one closes.
    const closing = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
    const statuses = statusesIn(await sendRaw(server.site, requests.join('') + closing))
    expect(statuses).toHaveLength(requests.length + 1)
    // A spelling that is no endpoint may be a public page.
    statuses.slice(0, -1).forEach((status, at) => {
      if (![301, 308, 400, 401, 403, 404, 405, 415].includes(status))
        opened.push(`${[...targets, ...others][at]} ${status}`)
    })
  }
  expect(guarded.length).toBeGreaterThan(50)
  expect(opened).toEqual([])
})

// Seen failing without the header on API responses.
test('[G9] reads change nothing, and no response to a signed-in user is cacheable', async () => {
  const admin = await server.as('Admin')
  const lists = ['/trash', '/adminuser', '/enquiry_mail_list', '/profile_mail_list', '/homepage']
  const state = async () =>
    Promise.all(
      [...contentTypeNames.map((name) => endpointOf(name).list), ...lists].map(
        async (path) => (await admin.get(path)).text,
      ),
    )
  const before = await state()
  const cacheable: Array<string> = []
  for (const { path } of reads) {
    const { headers } = await admin.get(path.replace('{id}', '1'))
    if (headers.get('cache-control') !== 'no-store') cacheable.push(path)
  }
  expect(reads.length).toBeGreaterThan(30)
  expect(cacheable).toEqual([])
  expect(await state()).toEqual(before)
})

// Seen failing with ids that are parsed up to the first non-digit.
test('a malformed id, or one of another kind, is not found', async () => {
  const admin = await server.as('Admin')
  const byId = everyEndpoint.filter(({ path, method }) => path.includes('{id}') && method !== 'POST')
  const wrong: Array<string> = []
  for (const { method, path } of byId)
    for (const id of ['abc', '1e0', '0x1', '-1', '1 or 1=1', '%00', '999999']) {
      const target = path.replace('{id}', encodeURIComponent(id))
      const hasBody = method === 'PUT' || path.startsWith('/account/passkeys')
      const body = hasBody ? { json: { note: '', name: 'x' } } : {}
      const { status, data } = await admin.call(method, target, body)
      // The history of an unknown item is empty.
      const isNothing = status === 200 && JSON.stringify(data).match(/^\{"results":(\[\]|false|\{"id)/)
      if (![400, 404, 422].includes(status) && !isNothing) wrong.push(`${method} ${target} ${status}`)
    }
  expect(byId.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})
