import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { enquiry } from '../support/mail/mails.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@sahilan.example' })
})
afterAll(() => server.stop())

interface Sent {
  readonly id: string
}

const received = async () => {
  await server.visitor().post('/enquiry_mail', enquiry)
  const { data } = await (await server.as('Hr')).get('/enquiry_mail_list?size=1')
  return (data['results'] as ReadonlyArray<Sent>)[0]?.id ?? ''
}
const answer = { direction: 'out', text: 'Dear Maryam', language: 'en', after: '0' }

test('[K3] the second of two answers gets 409 with the thread in the form of the list', async () => {
  const id = await received()
  const [admin, hr] = [await server.as('Admin'), await server.as('Hr')]
  await admin.post(`/enquiry_mail/${id}/messages`, answer)
  const second = await hr.post(`/enquiry_mail/${id}/messages`, { ...answer, text: 'Mine' })
  expect(second).toMatchObject({
    status: 409,
    message: expect.stringMatching(/ answered in the meantime\.$/u),
    data: {
      canAnswer: true,
      latest: expect.any(String),
      results: [{ direction: 'out', text: 'Dear Maryam' }],
    },
  })
  const { data } = await hr.get(`/enquiry_mail/${id}/messages`)
  expect(data).toMatchObject({ latest: second.data['latest'], results: [{ text: 'Dear Maryam' }] })
  const { status } = await hr.post(`/enquiry_mail/${id}/messages`, {
    ...answer,
    text: 'Mine',
    after: data['latest'],
  })
  expect(status).toBe(200)
})

test('[K3] of two answers at the same time one is sent, and the other gets 409', async () => {
  const id = await received()
  const people = [await server.as('Admin'), await server.as('Hr')]
  const sent = await Promise.all(
    people.map((person, at) =>
      person.post(`/enquiry_mail/${id}/messages`, { ...answer, text: `Answer ${at}` }),
    ),
  )
  expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const database = new DatabaseSync(databaseFile(server.dataDir), { readOnly: true })
  const rows = database
    .prepare(`select id from notifications where recipient = 'answer' and mail_id = ?`)
    .all(Number(id))
  database.close()
  expect(rows).toHaveLength(1)
})

/** What the event stream has sent so far. */
const listen = async ({ site, cookies }: Client) => {
  const stop = new AbortController()
  const stream = await fetch(`${site}/api/group/mail_arrivals`, {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    signal: stop.signal,
  })
  let text = ''
  const reading = (async () => {
    for await (const bytes of stream.body ?? []) text += Buffer.from(bytes).toString()
  })().catch(() => {})
  return {
    text: () => text,
    stop: async () => {
      stop.abort()
      await reading
    },
  }
}

test('[K3] who is writing is in the event stream within 2 s, and no longer afterwards', async () => {
  const id = await received()
  const [admin, hr] = [await server.as('Admin'), await server.as('Hr')]
  const { text, stop } = await listen(hr)
  await expect.poll(text).toContain('data: ')
  expect(text()).not.toContain('writing')
  const { data } = await admin.put(`/enquiry_mail/${id}/writing`, {})
  expect(data['results']).toEqual({ until: expect.any(String) })
  await expect
    .poll(text, { timeout: 2_000 })
    .toMatch(new RegExp(`"writing":\\[\\{"kind":"enquiries","id":"${id}","name":"[^"]+"\\}\\]`, 'u'))
  await admin.delete(`/enquiry_mail/${id}/writing`)
  const { length } = text()
  await expect.poll(() => text().slice(length), { timeout: 3_000 }).toMatch(/data: \{[^\n]*\}/u)
  expect(text().slice(length)).not.toContain('writing')
  await stop()
})

test('[K3] who closed the tab writes no longer once the lease of 60 s ends', async () => {
  const id = await received()
  const [admin, hr] = [await server.as('Admin'), await server.as('Hr')]
  const { text, stop } = await listen(hr)
  const { data } = await admin.put(`/enquiry_mail/${id}/writing`, {})
  const { until } = data['results'] as { readonly until: string }
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(60_000)
  await expect.poll(text, { timeout: 2_000 }).toContain(`"id":"${id}"`)
  const { length } = text()
  // As if 59 s had passed without a renewal.
  const database = new DatabaseSync(databaseFile(server.dataDir))
  const end = new Date(Date.now() + 1_000).toISOString()
  database.prepare('update mail_writing set until = ?').run(end)
  database.close()
  await expect.poll(() => text().slice(length), { timeout: 4_000 }).toMatch(/data: \{[^\n]*\}/u)
  expect(text().slice(length)).not.toContain('writing')
  expect(new Date().toISOString() > end).toBe(true)
  await stop()
})

test('[K1] mails with an answer that could not be sent are listed and counted', async () => {
  const [id] = [await received(), await received()]
  const hr = await server.as('Hr')
  await hr.post(`/enquiry_mail/${id}/messages`, { ...answer, text: 'Never sent' })
  const database = new DatabaseSync(databaseFile(server.dataDir))
  const parked = `update notifications set state = 'parked' where recipient = 'answer' and mail_id = ?`
  database.prepare(parked).run(Number(id))
  database.close()
  expect((await hr.get('/enquiry_mail_list?delivery=parked')).data).toMatchObject({
    results: [{ id }],
    total: 1,
  })
  expect((await hr.get('/mail_totals')).data).toMatchObject({ results: { unsent: 1 } })
  expect((await hr.get('/mail_totals?kind=profiles')).data).toMatchObject({ results: { unsent: 0 } })
})

test('[K1] another answer or a note settles an answer that could not be sent', async () => {
  const hr = await server.as('Hr')
  const database = new DatabaseSync(databaseFile(server.dataDir))
  const park = (id: string) =>
    database
      .prepare(
        `update notifications set state = 'parked', due_at = ? where recipient = 'answer' and mail_id = ?`,
      )
      .run(new Date().toISOString(), Number(id))
  const unsent = async () =>
    ((await hr.get('/enquiry_mail_list?delivery=parked')).data['results'] as ReadonlyArray<Sent>).map(
      ({ id }) => id,
    )
  const before = await unsent()
  const [called, answered, earlier] = [await received(), await received(), await received()]
  const write = (id: string, text: string, direction: string, after = '0') =>
    hr.post(`/enquiry_mail/${id}/messages`, { ...answer, text, direction, after })
  for (const id of [called, answered, earlier]) await write(id, 'Never sent', 'out')
  await write(earlier, 'I shall call, too', 'note')
  await setTimeout(5)
  for (const id of [called, answered, earlier]) park(id)
  expect(await unsent()).toEqual([earlier, answered, called, ...before])
  await setTimeout(5)
  await write(called, 'The address is wrong: I have called', 'note')
  const { data } = await hr.get(`/enquiry_mail/${answered}/messages`)
  await write(answered, 'In other words', 'out', String(data['latest']))
  database.close()
  expect(await unsent()).toEqual([earlier, ...before])
})

/** Not while the first try of an answer goes on. */
const remove = (client: Client, id: string) =>
  expect.poll(async () => (await client.delete(`/enquiry_mail/${id}`)).status, { timeout: 10_000 }).toBe(200)

test('[K16] a trashed thread comes back without an unsent answer', async () => {
  const id = await received()
  const [admin, hr] = [await server.as('Admin'), await server.as('Hr')]
  await hr.post(`/enquiry_mail/${id}/messages`, { direction: 'note', text: 'Staff only' })
  const before = await hr.get(`/enquiry_mail/${id}/messages`)
  await admin.post(`/enquiry_mail/${id}/messages`, { ...answer, text: 'Never sent' })
  await remove(hr, id)
  expect((await hr.get(`/enquiry_mail/${id}/messages`)).status).toBe(404)
  expect((await admin.put(`/trash/enquiry/${id}`, {})).status).toBe(200)
  expect((await hr.get(`/enquiry_mail/${id}/messages`)).data).toEqual(before.data)
})

test('[K7] a mail whose only answer was never sent comes back open and due', async () => {
  const id = await received()
  const [admin, hr] = [await server.as('Admin'), await server.as('Hr')]
  const mail = async () => (await hr.get(`/enquiry_mail/${id}`)).data['results']
  const { dueAt } = (await mail()) as { readonly dueAt: string }
  await hr.post(`/enquiry_mail/${id}/messages`, { ...answer, text: 'Never sent' })
  expect(await mail()).toMatchObject({ status: 'answered' })
  await remove(hr, id)
  await admin.put(`/trash/enquiry/${id}`, {})
  expect(await mail()).toMatchObject({ status: 'read', dueAt })
  expect(await mail()).not.toHaveProperty('answeredAt')
})
