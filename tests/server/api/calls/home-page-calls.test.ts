import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let editor: Client

beforeAll(async () => {
  server = await startServer()
  editor = await server.as('CXTeam')
})
afterAll(() => server.stop())

test('[C40] [C48] GET /homepage returns {} on an empty site', async () => {
  expect(await server.visitor().get('/homepage')).toMatchObject({ status: 200, code: 200 })
  expect((await server.visitor().get('/homepage')).data).toEqual({})
})

describe('[C46] PUT /homepage', () => {
  test('changes the sent part, and nothing else', async () => {
    const logo = await uploadPicture(editor)
    const site = { brandName: 'Sahilan', logo, contact: { phone: '+973 1700 0000' } }
    const first = await editor.put('/homepage', { site, facts: [{ value: '1958', label: 'founded' }] })
    expect(first).toMatchObject({ status: 200, code: 200, data: { site, version: 1 } })
    const second = await editor.put('/homepage', { statement: 'Two shores' })
    expect(second.data).toMatchObject({ site, statement: 'Two shores', version: 2 })
    expect((await server.visitor().get('/homepage')).data).toEqual(second.data)
    expect(await editor.put('/homepage', {})).toMatchObject({ code: 200 })
  })

  test('ignores unknown fields', async () => {
    const { data } = await editor.put('/homepage', { statement: 'Known', unknown: 1, createdAt: 'never' })
    expect(data).toMatchObject({ statement: 'Known', createdAt: expect.stringMatching(/^\d{4}-/) })
    expect(data).not.toHaveProperty('unknown')
  })

  test('names the invalid part, and changes nothing', async () => {
    const before = (await server.visitor().get('/homepage')).data
    const long = await editor.put('/homepage', { statement: 'New', newsTitle: 'x'.repeat(201) })
    expect(long).toMatchObject({
      status: 422,
      code: 422,
      data: { fields: { newsTitle: expect.any(String) } },
    })
    const picture = await editor.put('/homepage', {
      services: [{ title: 'Ports', image: '/media/0-1x1.webp' }],
    })
    expect(picture).toMatchObject({
      status: 422,
      data: { fields: { 'services.0.image': expect.any(String) } },
    })
    const logo = await editor.put('/homepage', { site: { logo: 'https://elsewhere.example/logo.svg' } })
    expect(logo).toMatchObject({ status: 422, data: { fields: { 'site.logo': expect.any(String) } } })
    expect((await server.visitor().get('/homepage')).data).toEqual(before)
  })

  test('returns 409 with the current details for an older version', async () => {
    const { data } = await editor.put('/homepage', { statement: 'Current' })
    const response = await editor.put('/homepage', {
      statement: 'Late',
      version: Number(data['version']) - 1,
    })
    expect(response).toMatchObject({ status: 409, code: 409, data: { results: { statement: 'Current' } } })
  })
})
