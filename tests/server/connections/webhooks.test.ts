import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { samples } from '../support/content-samples.ts'
import { startReceiver, verifies, type Receiver } from '../support/webhook-receiver.ts'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startServer({ WEBHOOK_PRIVATE: '1' })
  admin = await server.as('Admin')
})
afterAll(() => server.stop())

const receivers: Array<Receiver> = []
afterEach(async () => {
  for (const receiver of receivers.splice(0)) receiver.stop()
  for (const { id } of await list()) await admin.delete(`/webhooks/${id}`)
})

const receiving = async (answer?: Parameters<typeof startReceiver>[0]) => {
  const receiver = await startReceiver(answer)
  receivers.push(receiver)
  return receiver
}
const list = async () => {
  const { data } = await admin.get('/webhooks')
  return data['results'] as ReadonlyArray<{ id: string; on: boolean; offBecause: string; parked: number }>
}
const make = async (address: string, events: ReadonlyArray<string>) => {
  const { data, status } = await admin.post('/webhooks', { name: 'CRM', address, events, on: true })
  expect(status).toBe(200)
  return data['results'] as { readonly id: string; readonly secret: string }
}
const deliveries = async () => {
  const { data } = await admin.get('/webhook_deliveries')
  return data['results'] as ReadonlyArray<{
    id: string
    event: string
    state: string
    result: string
    tries: number
    body: string
  }>
}
const arrived = (receiver: Receiver, count: number) =>
  vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(count), { timeout: 10_000 })
const settled = (state: string, result: string) =>
  vi.waitFor(async () => expect((await deliveries())[0]).toMatchObject({ state, result }), {
    timeout: 10_000,
  })

const enquiry = {
  fname: 'Huda',
  lname: 'Al Marhoon',
  email: 'huda@example.com',
  number: '+97317000000',
  location: 'Bahrain',
  message: 'Which berth is free in January?',
  orgName: 'Jalboot',
  enquiry_type: 'Business',
}
const send = async (changes: object = {}) => {
  const { data, status } = await server.visitor().post('/enquiry_mail', { ...enquiry, ...changes })
  expect(status).toBe(200)
  return (data['results'] as { readonly reference: string }).reference
}

describe('[O14] deliveries', () => {
  test('are signed, and a changed body, an old time or another secret fails', async () => {
    const receiver = await receiving()
    const { secret } = await make(receiver.address, ['enquiry.received'])
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u)
    await send()
    await arrived(receiver, 1)
    const [delivery = { headers: {}, body: '' }] = receiver.received
    const now = Date.now()
    expect(verifies(delivery, secret, now)).toBe(true)
    expect(verifies({ ...delivery, body: `${delivery.body} ` }, secret, now)).toBe(false)
    expect(verifies(delivery, secret, now + 600_000)).toBe(false)
    expect(verifies(delivery, `whsec_${'A'.repeat(43)}=`, now)).toBe(false)
    expect((await admin.get('/webhooks')).text).not.toContain(secret)
  })

  test('are signed with both secrets for a day after a rotation', async () => {
    const receiver = await receiving()
    const { id, secret: former } = await make(receiver.address, ['enquiry.received'])
    const { data } = await admin.post(`/webhooks/${id}/secret`)
    const { secret } = data['results'] as { readonly secret: string }
    await admin.post(`/webhooks/${id}/test`)
    await arrived(receiver, 1)
    const [delivery = { headers: {}, body: '' }] = receiver.received
    expect([secret, former].map((one) => verifies(delivery, one, Date.now()))).toEqual([true, true])
    expect(secret).not.toBe(former)
    expect(JSON.parse(delivery.body)).toMatchObject({ type: 'test' })
  })
})

describe('[O17] deliveries', () => {
  test('hold id and reference of an enquiry and nothing of the person', async () => {
    const receiver = await receiving()
    await make(receiver.address, ['enquiry.received'])
    const reference = await send()
    await arrived(receiver, 1)
    const body = receiver.received[0]?.body ?? ''
    expect(JSON.parse(body)).toEqual({
      type: 'enquiry.received',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/u),
      data: { id: expect.stringMatching(/^\d+$/u), reference },
    })
    for (const value of Object.values(enquiry)) expect(body).not.toContain(value)
  })

  test('are caused by no spam, until it is marked as none, and then once', async () => {
    const receiver = await receiving()
    await make(receiver.address, ['enquiry.received'])
    await send({ website: 'https://spam.example', message: 'spam' })
    expect(await deliveries()).toEqual([])
    const { data } = await admin.get('/enquiry_mail_list?status=spam&page=1')
    const [{ id } = { id: '' }] = data['results'] as ReadonlyArray<{ id: string }>
    for (const status of ['new', 'spam', 'new']) await admin.put(`/enquiry_mail/${id}`, { status })
    await arrived(receiver, 1)
    expect(await deliveries()).toHaveLength(1)
  })

  test('are caused by what visitors see, and by no draft', async () => {
    const receiver = await receiving()
    await make(receiver.address, ['content.published', 'content.unpublished', 'homePage.published'])
    const { data: drafted } = await admin.post('/drafts', {
      subject: 'newsArticle',
      fields: { Tittle: 'Not yet' },
    })
    expect(drafted['results']).toBeDefined()
    const { data } = await admin.post('/Ourbrands_add', {
      ...samples.brand.input,
      Image: await uploadPicture(admin),
    })
    const { id } = data['results'] as { readonly id: string }
    await admin.put(`/Ourbrands_update/${id}`, { Tittle: 'Changed' })
    await admin.put(`/Ourbrands_update/${id}`, { Tittle: 'Changed' })
    await admin.put(`/unpublished/brand/${id}`, {})
    await admin.post(`/unpublished/brand/${id}/publish`, {})
    await admin.delete(`/Ourbrands_del/${id}`)
    expect((await admin.put('/homepage', { statement: 'A promise about time' })).message).toBe('OK')
    const bodies = (await deliveries()).toReversed().map(({ body }) => {
      const { type, data: about } = JSON.parse(body)
      return [type, about.id]
    })
    expect(bodies).toEqual([
      ['content.published', id],
      ['content.published', id],
      ['content.unpublished', id],
      ['content.published', id],
      ['content.unpublished', id],
      ['homePage.published', undefined],
    ])
    await arrived(receiver, 6)
  })
})

describe('[O13] a delivery', () => {
  test('is not stored with a change that fails', async () => {
    const receiver = await receiving()
    await make(receiver.address, ['homePage.published'])
    const { status } = await admin.put('/homepage', { statement: 'x', version: 99_999 })
    expect(status).toBe(409)
    expect(await deliveries()).toEqual([])
  })

  test('whose server ends before it is sent arrives after the next start', async () => {
    const receiver = await receiving()
    const first = await startServer({ WEBHOOK_PRIVATE: '1' })
    const person = await first.as('Admin')
    const hook = { name: 'CRM', address: receiver.address, events: ['enquiry.received'], on: true }
    await person.post('/webhooks', hook)
    await first.visitor().post('/enquiry_mail', enquiry)
    await first.close()
    expect(receiver.received).toHaveLength(0)
    const second = await startServer({ WEBHOOK_PRIVATE: '1', DATA_DIR: first.dataDir })
    await arrived(receiver, 1)
    await second.stop()
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })
})

describe('[O16] receivers', () => {
  test('that answer 500 or redirect are tried again later, and sent again by hand', async () => {
    const receiver = await receiving((count) => [500, 302][count - 1] ?? 200)
    const { id } = await make(receiver.address, ['enquiry.received'])
    await admin.post(`/webhooks/${id}/test`)
    await settled('waiting', '500')
    const sendAgain = async () => {
      const [first = { id: '' }] = await deliveries()
      await admin.post(`/webhook_deliveries/${first.id}/send`)
    }
    await sendAgain()
    await settled('waiting', '302')
    await sendAgain()
    await settled('sent', '200')
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
    expect(receiver.received).toHaveLength(3)
  })

  test('that answer 410 are switched off', async () => {
    const receiver = await receiving(() => 410)
    const { id } = await make(receiver.address, ['enquiry.received'])
    await admin.post(`/webhooks/${id}/test`)
    await settled('parked', '410')
    expect(await list()).toMatchObject([{ on: false, offBecause: 'gone', parked: 1 }])
    await send()
    expect(await deliveries()).toHaveLength(1)
  })

  test('that never answer delay no other webhook', async () => {
    const silent = await receiving(() => undefined)
    const quick = await receiving()
    await make(silent.address, ['enquiry.received'])
    await make(quick.address, ['enquiry.received'])
    const begun = Date.now()
    await send()
    await send({ message: 'And in February?' })
    await arrived(quick, 2)
    expect(Date.now() - begun).toBeLessThan(9_000)
    // One at a time to each.
    expect(silent.received).toHaveLength(1)
  })
})

describe('webhooks', () => {
  test('are in the activity, without their secrets', async () => {
    const { id, secret } = await make('https://crm.example/', ['enquiry.received'])
    const changed = { name: 'Site search', address: 'https://crm.example/', events: ['content.published'] }
    await admin.put(`/webhooks/${id}`, changed)
    await admin.delete(`/webhooks/${id}`)
    const { data, text } = await admin.get('/activity?size=3')
    expect(data['results']).toMatchObject([
      { kind: 'webhookDeleted', title: 'Site search' },
      { kind: 'webhookChanged', title: 'Site search' },
      { kind: 'webhookMade', title: 'CRM' },
    ])
    expect(text).not.toContain(secret)
  })

  test('are counted by /metrics', async () => {
    expect(await (await server.visitor().page('/metrics')).text()).toContain(
      'webhooks_queued{state="waiting"}',
    )
  })
})
