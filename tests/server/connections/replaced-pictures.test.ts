import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '#tests/support/files.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { samples } from '../support/content-samples.ts'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startServer({ WEBHOOK_PRIVATE: '1' })
  admin = await server.as('Admin')
})
afterAll(() => server.stop())

const results = async (path: string) =>
  (await admin.get(path)).data['results'] as ReadonlyArray<Readonly<Record<string, string>>>

test('a replaced picture causes events of the items that visitors see only', async () => {
  const image = await uploadPicture(admin)
  const addBrand = async (title: string) => {
    const fields = { ...samples.brand.input, Tittle: title, Image: image }
    const { data } = await admin.post('/Ourbrands_add', fields)
    return (data['results'] as { readonly id: string }).id
  }
  const [shown, unpublished] = [await addBrand('Shown'), await addBrand('Unpublished')]
  await admin.put(`/unpublished/brand/${unpublished}`, { version: 1 })
  const address = 'http://127.0.0.1:9/closed'
  await admin.post('/webhooks', { name: 'CRM', address, events: ['content.published'], on: true })
  const [{ id } = {}] = await results('/pictures')
  const other = await uploadPicture(admin, await picture(60, 40))
  expect(await admin.post(`/pictures/${id}/replace`, { address: other })).toMatchObject({ status: 200 })
  expect((await admin.get(`/unpublished/brand/${unpublished}`)).text).toContain(other)
  const events = await results('/webhook_deliveries')
  expect(events.map(({ body = '' }) => JSON.parse(body).data)).toEqual([{ kind: 'brand', id: shown }])
})
