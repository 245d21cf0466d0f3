import { afterAll, beforeAll, expect, test } from 'vitest'
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

const addBrand = async (title: string): Promise<string> => {
  const fields = { ...samples.brand.input, Tittle: title, Image: await uploadPicture(admin) }
  const { data } = await admin.post('/Ourbrands_add', fields)
  return (data['results'] as { readonly id: string }).id
}

const movedIds = async (): Promise<ReadonlyArray<string>> => {
  const { data } = await admin.get('/webhook_deliveries')
  const deliveries = data['results'] as ReadonlyArray<{ readonly body: string }>
  return deliveries
    .map(({ body }): string => JSON.parse(body).data.id)
    .toSorted((a, b) => Number(a) - Number(b))
}

test('items that get another place in their list cause events', async () => {
  const one = await addBrand('One')
  const two = await addBrand('Two')
  const three = await addBrand('Three')
  const four = await addBrand('Four')
  const address = 'http://127.0.0.1:9/closed'
  await admin.post('/webhooks', { name: 'CRM', address, events: ['content.published'], on: true })
  await admin.put('/Ourbrands_order', { ids: [one, three, two] })
  expect(await movedIds()).toEqual([two, three])
  await admin.put('/Ourbrands_order', { ids: [one, three, two] })
  await admin.put('/Ourbrands_order', { id: four, place: 2 })
  expect(await movedIds()).toEqual([two, three, four])
})
