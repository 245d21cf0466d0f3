import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await startServer()
  admin = await server.as('Admin')
})
afterAll(() => server.stop())

const input = { name: 'Reem', email: 'reem@example.com', role: 'Hr', password: 'the password of Reem' }
const { password: _, ...shown } = input

const add = async (email: string) => {
  const { data } = await admin.post('/adminuser', { ...input, email })
  return data['results'] as Record<string, unknown>
}

test('[C18] GET /adminuser lists the admin users by name, without secrets', async () => {
  await add('a@example.com')
  const { data, code } = await admin.get('/adminuser')
  expect(code).toBe(200)
  const items = data['results'] as ReadonlyArray<Record<string, unknown>>
  expect(items.map(({ name }) => name)).toEqual(['Administrator', 'Reem'])
  expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
    'createdAt',
    'email',
    'id',
    'lastSignInAt',
    'name',
    'role',
    'updatedAt',
    'version',
  ])
})

test('[C18] GET /adminuser is paged and searched', async () => {
  expect((await admin.get('/adminuser?q=administ&size=1')).data).toMatchObject({ total: 1 })
  expect(await admin.get('/adminuser?sort=password_hash')).toMatchObject({ status: 400 })
})

test('[C19] GET /adminuser/{id} returns one, or 404', async () => {
  expect((await admin.get('/adminuser/1')).data).toMatchObject({ results: { id: '1', role: 'Admin' } })
  expect(await admin.get('/adminuser/99')).toMatchObject({ status: 404, code: 404 })
})

describe('[C20] POST /adminuser', () => {
  test('adds an account that can sign in', async () => {
    const response = await admin.post('/adminuser', input)
    expect(response).toMatchObject({
      status: 200,
      code: 200,
      data: { results: { ...shown, lastSignInAt: '', version: 1 } },
    })
    expect(await server.visitor().signIn(input.email, input.password)).toMatchObject({ code: 200 })
  })

  test('refuses missing fields and a taken e-mail', async () => {
    const missing = await admin.post('/adminuser', {})
    expect(missing).toMatchObject({ status: 422 })
    expect(Object.keys(missing.data['fields'] as object)).toEqual(['name', 'email', 'role', 'password'])
    expect(await admin.post('/adminuser', input)).toMatchObject({
      status: 422,
      data: { fields: { email: expect.any(String) } },
    })
  })

  test('[C20] adds once for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'one account' }
    const sent = { ...input, email: 'once@example.com' }
    const first = await admin.post('/adminuser', sent, { headers })
    expect((await admin.post('/adminuser', sent, { headers })).text).toBe(first.text)
  })
})

describe('[C21] PUT /adminuser/{id}', () => {
  test('changes what is sent, but not the password if it is empty', async () => {
    const { id } = await add('changed@example.com')
    const response = await admin.put(`/adminuser/${id}`, { name: 'Changed', password: '' })
    expect(response).toMatchObject({
      code: 200,
      data: { results: { name: 'Changed', email: 'changed@example.com', version: 2 } },
    })
    expect(await server.visitor().signIn('changed@example.com', input.password)).toMatchObject({ code: 200 })
  })

  test('refuses an older version with 409 and the current account', async () => {
    const { id } = await add('stale@example.com')
    await admin.put(`/adminuser/${id}`, { name: 'Newer' })
    const response = await admin.put(`/adminuser/${id}`, { name: 'Older', version: 1 })
    expect(response).toMatchObject({ status: 409, data: { results: { name: 'Newer', version: 2 } } })
    expect(response.text).not.toContain('argon2')
  })

  test('refuses to demote the last Admin, and returns 404 for no account', async () => {
    expect(await admin.put('/adminuser/1', { role: 'Hr' })).toMatchObject({
      status: 422,
      data: { fields: { role: expect.any(String) } },
    })
    expect(await admin.put('/adminuser/99', { name: 'X' })).toMatchObject({ status: 404 })
  })
})

test('[C22] DELETE /adminuser/{id} deletes one, but not the last Admin', async () => {
  const { id } = await add('gone@example.com')
  expect(await admin.delete(`/adminuser/${id}`)).toMatchObject({ code: 200, data: { results: { id } } })
  expect(await admin.delete(`/adminuser/${id}`)).toMatchObject({ status: 404 })
  expect(await admin.delete('/adminuser/1')).toMatchObject({ status: 422 })
  expect(await admin.get('/adminuser/1')).toMatchObject({ code: 200 })
})
