import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import type { Client } from '#tests/support/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/server.ts'
import { endpointOf, samples, withPicture } from '../support/content-samples.ts'
import { signingInAt } from '../support/identity-provider.ts'
import type { Call } from '../support/endpoint-calls.ts'
import { arrivalsPath, everyEndpoint, mayCall, sendsFile } from '../support/every-endpoint.ts'

const principals = ['visitor', 'CXTeam', 'Hr', 'Admin'] as const
type Principal = (typeof principals)[number]

let server: TestServer
let picture: string

const clientOf = async (principal: Principal): Promise<Client> =>
  principal === 'visitor' ? server.visitor() : server.as(principal)

/** A body that an authorised caller could save. */
const bodyOf = ({ path }: Call): unknown => {
  const isOf = (name: ContentTypeName) => Object.values(endpointOf(name)).includes(path)
  const name = contentTypeNames.find(isOf)
  if (path.endsWith('_order')) return { ids: ['1'] }
  if (name !== undefined) return withPicture(samples[name].draft, picture)
  if (path.startsWith('/adminuser'))
    return { name: 'New', email: 'new@example.com', role: 'Admin', password: 'correct horse battery' }
  if (path === '/homepage') return { statement: 'Changed' }
  if (path === '/second_factor_roles') return { roles: [] }
  if (path === '/account') return { name: 'Changed' }
  return { status: 'spam' }
}

const send = async (principal: Principal, call: Call, id: string) => {
  const client = await clientOf(principal)
  const path = call.path.replaceAll(/\{\w+\}/gu, id)
  if (sendsFile(call)) return client.call('POST', path, { form: new FormData() })
  return client.call(
    call.method,
    path,
    call.method === 'GET' || call.method === 'DELETE' ? {} : { json: bodyOf(call) },
  )
}

/** Endpoints that take another body. */
const otherBodies = [
  'POST /enquiry_mail',
  'POST /page_view',
  'POST /drafts',
  'POST /preview_links',
  'POST /api_tokens',
  'POST /webhooks',
  'POST /redirects',
  'PUT /redirects/{id}',
  'POST /redirects_import',
  'PUT /missing_paths/{id}',
  'PUT /account/mails',
  'POST /saved_views',
  'PUT /saved_views/{id}',
  'POST /uploads3',
  'POST /pictures',
  'POST /files',
  'POST /pictures/{id}/replace',
  'PUT /password_reset',
  'POST /oidc/link',
  'POST /account/second_factor',
  'PUT /account/second_factor',
  'POST /account/second_factor_off',
  'POST /personal_data',
  'POST /personal_data_export',
  'POST /personal_data_erase',
  'POST /enquiry_mail/{id}/messages',
  'POST /profile_mail/{id}/messages',
  'POST /reply_templates',
  'PUT /reply_templates/{id}',
  'POST /receipt',
  'POST /receipt_reply',
  'POST /receipt_erase',
]

/** The status for an authorised caller, with an unknown id and the body above. */
const expectedStatus = ({ method, path }: Call): number => {
  const call = `${method} ${path}`
  if (otherBodies.includes(call) || path.startsWith('/content_import/')) return 422
  // Wrong password; a form with a file is not JSON; no links without mail.
  if (call === 'POST /login') return 401
  if (call === 'POST /profile_mail') return 415
  if (call === 'POST /password_reset') return 404
  // The provider is away, which is a page.
  if (path.startsWith('/oidc/')) return 303
  // Nobody writes to an unknown mail.
  if (method === 'DELETE' && path.endsWith('/writing')) return 200
  // An unknown item has an empty history.
  if (method === 'GET' && /^\/history\/|\/notifications$/.test(path)) return 200
  return /\{(?:id|name)\}/u.test(path) ? 404 : 200
}

/** Endpoints that end the session of the test. */
const endsSession = ({ method, path }: Call) =>
  path === '/logout' || (method === 'DELETE' && path === '/account/sessions')

/** Everything that a refused request could change. */
const state = async () => {
  const admin = await server.as('Admin')
  const lists = [
    '/trash',
    '/drafts',
    '/pictures',
    '/unpublished',
    '/adminuser',
    '/enquiry_mail_list',
    '/profile_mail_list',
    '/homepage',
    '/session',
  ]
  const paths = [...contentTypeNames.map((name) => endpointOf(name).list), ...lists]
  return Promise.all(paths.map(async (path) => (await admin.get(path)).text))
}

beforeAll(async () => {
  server = await startServer(signingInAt({ address: 'http://127.0.0.1:9' }))
  const admin = await server.as('Admin')
  await server.as('Hr')
  await server.as('CXTeam')
  picture = await uploadPicture(admin)
  for (const name of contentTypeNames)
    await admin.post(endpointOf(name).add, withPicture(samples[name].draft, picture))
})
afterAll(() => server.stop())

test('[C46] the table names every call that the server has, and no other', async () => {
  const { paths } = JSON.parse((await server.visitor().get('/openapi.json')).text)
  const served = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/group', '')}`),
  )
  expect(served.length).toBeGreaterThan(60)
  expect(served.toSorted()).toEqual(everyEndpoint.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test.each(['visitor', 'CXTeam', 'Hr'] as const)(
  '[G9] what %s may not do is refused and changes nothing',
  async (principal) => {
    const refused = everyEndpoint.filter((call) => !mayCall(call, principal))
    expect(refused.length).toBeGreaterThan(15)
    const before = await state()
    for (const call of refused) {
      const { status, code, data } = await send(principal, call, '1')
      const expected = principal === 'visitor' ? 401 : 403
      expect({ call, status, code, data }).toEqual({ call, status: expected, code: expected, data: {} })
    }
    expect(await state()).toEqual(before)
  },
)

test.each(principals)('[G9] %s is let through to every call of theirs', async (principal) => {
  const allowed = everyEndpoint.filter(
    (call) => mayCall(call, principal) && !endsSession(call) && call.path !== arrivalsPath,
  )
  const statuses: Array<string> = []
  for (const call of allowed) {
    const { status } = await send(principal, call, '999999')
    statuses.push(`${call.method} ${call.path} ${status}`)
  }
  expect(statuses).toEqual(allowed.map((call) => `${call.method} ${call.path} ${expectedStatus(call)}`))
})

test('[G9] a refusal does not reveal whether the item exists', async () => {
  const client = await server.as('CXTeam')
  const { text } = await client.delete('/career_del/1')
  expect((await client.delete('/career_del/999999')).text).toBe(text)
})

test('[G9] an unknown parameter changes nothing', async () => {
  const visitor = server.visitor()
  const plain = await visitor.get('/NewsLater_list')
  expect((await visitor.get('/NewsLater_list?where=1&role=Admin&__proto__=x')).text).toBe(plain.text)
  expect((await visitor.get('/adminuser?role=Admin')).status).toBe(401)
})

test('no response carries a hash, a token or a secret', async () => {
  const admin = await server.as('Admin')
  const responses = await Promise.all(
    everyEndpoint
      .filter(({ method, path }) => method === 'GET' && !['/docs', arrivalsPath].includes(path))
      .map(({ path }) => admin.get(path.replace('{id}', '1'))),
  )
  expect(responses.length).toBeGreaterThan(10)
  for (const { text } of responses)
    expect(text).not.toMatch(/argon2|password_hash|"password"|token|resume_key/i)
})
