import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypeNames } from '#domain/content/content-types.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { endpointOf, samples, withPicture } from '../../support/content-samples.ts'
import { oidcVariables } from '../../support/provider/provider-settings.ts'
import { arrivalsPath, everyEndpoint, mayCall } from '../../support/calls/every-endpoint.ts'
import { endsSession, expectedStatus, send } from '../../support/mail/sent-calls.ts'

const principals = ['visitor', 'CXTeam', 'Hr', 'Admin'] as const
type Principal = (typeof principals)[number]

let server: TestServer
let picture: string

const clientOf = async (principal: Principal): Promise<Client> =>
  principal === 'visitor' ? server.visitor() : server.as(principal)

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
  server = await startServer(oidcVariables({ address: 'http://127.0.0.1:9' }))
  const admin = await server.as('Admin')
  await server.as('Hr')
  await server.as('CXTeam')
  picture = await uploadPicture(admin)
  for (const name of contentTypeNames)
    await admin.post(endpointOf(name).add, withPicture(samples[name].input, picture))
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
      const { status, code, data } = await send(await clientOf(principal), call, '1', picture)
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
    const { status } = await send(await clientOf(principal), call, '999999', picture)
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
