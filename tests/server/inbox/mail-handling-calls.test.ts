import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply, enquiry, listed } from '../support/mail/mails.ts'

let server: TestServer
let careerId: string

beforeAll(async () => {
  server = await startServer()
  careerId = await addPosition(server)
})
afterAll(() => server.stop())

describe.each([
  { kind: 'enquiry', list: '/enquiry_mail_list', one: '/enquiry_mail' },
  { kind: 'profile', list: '/profile_mail_list', one: '/profile_mail' },
])('[C46] PUT and DELETE of one $kind', ({ list, one }) => {
  beforeAll(async () => {
    await (one === '/enquiry_mail' ? server.visitor().post(one, enquiry) : apply(server, careerId))
  })

  test('sets its status and note', async () => {
    const hr = await server.as('Hr')
    const [received] = await listed(server, list)
    const { dueAt, ...mail } = received ?? {}
    expect(dueAt).toEqual(expect.any(String))
    const response = await hr.put(`${one}/${mail?.['id']}`, {
      status: 'answered',
      note: 'Called back',
      fname: 'Forged',
    })
    expect(response.data['results']).toEqual({
      ...mail,
      status: 'answered',
      note: 'Called back',
      version: 2,
      updatedAt: expect.any(String),
      answeredAt: expect.any(String),
    })
  })

  test('rejects an unknown status and an older version', async () => {
    const hr = await server.as('Hr')
    const [mail] = await listed(server, list)
    expect(await hr.put(`${one}/${mail?.['id']}`, { status: 'burnt' })).toMatchObject({
      status: 422,
      data: { fields: { status: expect.any(String) } },
    })
    expect(await hr.put(`${one}/${mail?.['id']}`, { status: 'spam', version: 0 })).toMatchObject({
      status: 409,
      data: { results: mail },
    })
  })

  test('deletes it once', async () => {
    const hr = await server.as('Hr')
    const [mail] = await listed(server, list)
    expect(await hr.delete(`${one}/${mail?.['id']}`)).toMatchObject({
      code: 200,
      data: { results: { id: mail?.['id'] } },
    })
    expect(await hr.delete(`${one}/${mail?.['id']}`)).toMatchObject({ status: 404 })
    expect(await hr.put(`${one}/${mail?.['id']}`, { status: 'read' })).toMatchObject({ status: 404 })
  })
})
