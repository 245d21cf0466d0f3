import { execFile } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { enquiry, listed } from '../support/mail/mails.ts'
import { filesInZip } from '../support/formats/zip.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@sahilan.example' })
})
afterEach(() => server.stop())

interface Sent {
  readonly id: string
  readonly code: string
  readonly reference: string
}

const send = async (changes: object = {}, key: string = crypto.randomUUID()): Promise<Sent> => {
  const { data } = await server
    .visitor()
    .post('/enquiry_mail', { ...enquiry, ...changes }, { headers: { 'Idempotency-Key': key } })
  const [mail] = await listed(server, '/enquiry_mail_list?size=1')
  const { code, reference } = { code: '', reference: '', ...(data['results'] as object) }
  return { id: String(mail?.['id']), code, reference }
}
const merged = ({ id }: Sent, other: Sent) => `/enquiry_mail/${id}/merged/${other.id}`
const merge = async (stays: Sent, other: Sent) => (await server.as('Hr')).put(merged(stays, other), {})
const opened = async (code: string) => {
  const { status, data } = await server.visitor().post('/receipt', { code })
  return status === 200 ? (data['results'] as { readonly reference: string }).reference : status
}
const inDatabase = <A>(work: (database: DatabaseSync) => A): A => {
  const database = new DatabaseSync(databaseFile(server.dataDir))
  const result = work(database)
  database.close()
  return result
}

test('[K10] both codes, and that of a form sent again, open the enquiry that stays', async () => {
  const key = crypto.randomUUID()
  const [stays, other] = [await send(), await send({ message: 'More' }, key)]
  expect((await merge(stays, other)).status).toBe(200)
  const again = await send({ message: 'More' }, key)
  expect(again.reference).toBe(other.reference)
  const codes = [stays.code, other.code, again.code]
  expect(await Promise.all(codes.map(opened))).toEqual(codes.map(() => stays.reference))

  expect((await (await server.as('Hr')).delete(merged(stays, other))).status).toBe(200)
  expect(await Promise.all(codes.map(opened))).toEqual([stays.reference, other.reference, other.reference])
})

test('[K10] lists, counters, CSV, statistics and figures see one enquiry', async () => {
  const [stays, other] = [await send(), await send()]
  const hr = await server.as('Hr')
  const seen = async () => ({
    list: (await listed(server, '/enquiry_mail_list')).length,
    unread: (await hr.get('/enquiry_mail_unread')).data,
    csv: (await hr.get('/enquiry_mail.csv')).text.trim().split('\n').length,
    statistics: (await hr.get('/enquiry_mail_statistics?days=7')).text,
    figures: (await hr.get('/desk_figures')).text,
  })
  const [, two] = [await merge(stays, other), await seen()]
  await hr.delete(`/enquiry_mail/${stays.id}`)
  await send()
  expect(await seen()).toEqual(two)
  expect(two).toMatchObject({ list: 1, unread: { results: { unread: 1 } }, csv: 2 })
})

test('[K10] the enquiry that stays is due from the earliest arrival of the open ones', async () => {
  const [stays, other] = [await send(), await send()]
  inDatabase((database) =>
    database.exec(`update enquiries set waiting_since = '2026-11-01T08:00:00.000Z' where id = ${other.id}`),
  )
  const { data } = await merge(stays, other)
  expect(data['results']).toMatchObject({ id: stays.id, dueAt: expect.stringMatching(/^2026-11-01T/u) })
  const { data: separated } = await (await server.as('Hr')).delete(merged(stays, other))
  expect(separated['results']).toMatchObject({ dueAt: expect.not.stringMatching(/^2026-11-01T/u) })
})

test('[K10] once one of two is separated, the due time is that of the other', async () => {
  const [stays, first, second] = [await send(), await send(), await send()]
  inDatabase((database) => {
    const received = database.prepare('update enquiries set waiting_since = ? where id = ?')
    received.run('2026-11-01T08:00:00.000Z', Number(first.id))
    received.run('2026-11-02T08:00:00.000Z', Number(second.id))
  })
  await merge(stays, first)
  await merge(stays, second)
  const hr = await server.as('Hr')
  const dueAfter = async (other: Sent) => {
    const { data } = await hr.delete(merged(stays, other))
    return (data['results'] as { readonly dueAt: string }).dueAt.slice(0, 10)
  }
  expect(await dueAfter(first)).toBe('2026-11-02')
  expect(await dueAfter(second)).not.toBe('2026-11-02')
})

test('[K10] the trash takes and restores both, and erasing by one code erases both', async () => {
  const [stays, other] = [await send(), await send({ message: 'Quizzical walruses' })]
  const [admin, hr] = [await server.as('Admin'), await server.as('Hr')]
  await merge(stays, other)
  await hr.delete(`/enquiry_mail/${stays.id}`)
  expect(await opened(other.code)).toBe(stays.reference)
  await admin.put(`/trash/enquiry/${stays.id}`, {})
  expect((await hr.get(`/enquiry_mail/${stays.id}/messages`)).data).toMatchObject({
    merged: [{ id: other.id, message: 'Quizzical walruses', canSeparate: true }],
  })
  expect((await server.visitor().post('/receipt_erase', { code: other.code, confirm: true })).status).toBe(
    200,
  )
  expect([await opened(stays.code), await opened(other.code)]).toEqual([404, 404])
  for (const table of ['enquiries', 'merged_enquiries', 'mail_codes', 'notifications', 'trash'])
    expect(inDatabase((database) => database.prepare(`select * from ${table}`).all())).toEqual([])
  const rest = inDatabase((database) => database.prepare('select * from activities').all())
  expect(JSON.stringify(rest)).not.toContain(other.reference)
})

test("[K10] a person's export and erasure include merged enquiries", async () => {
  const [stays, other] = [await send(), await send({ message: 'Quizzical walruses' })]
  await merge(stays, other)
  const admin = await server.as('Admin')
  const response = await fetch(`${admin.base}/personal_data_export`, {
    method: 'POST',
    body: JSON.stringify({ email: enquiry.email }),
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': admin.cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const exported =
    filesInZip(Buffer.from(await response.arrayBuffer()))
      .get('data.json')
      ?.toString() ?? ''
  expect(JSON.parse(exported)).toMatchObject({
    enquiries: [{ reference: stays.reference, merged: [{ message: 'Quizzical walruses' }] }],
  })
  const { status, data } = await admin.post('/personal_data_erase', { email: enquiry.email })
  expect(status).toBe(200)
  expect(data).toMatchObject({ results: { enquiries: 1 } })
  expect(inDatabase((database) => database.prepare('select * from merged_enquiries').all())).toEqual([])
  expect(await opened(other.code)).toBe(404)
})

test('[K10] retention counts from the newest of both, and then deletes both', async () => {
  const [stays, other] = [await send(), await send()]
  const old = '2020-03-01T10:00:00.000Z'
  inDatabase((database) =>
    database.exec(`update enquiries set created_at = '${old}' where id = ${stays.id};
      insert or replace into conditions values ('steady clock', '${old}', '${new Date().toISOString()}')`),
  )
  await merge(stays, other)
  const run = () =>
    promisify(execFile)(process.execPath, ['src/server/commands/retention.ts', '--delete'], {
      env: { DATA_DIR: server.dataDir, ENQUIRY_KEEP_DAYS: '90' },
    })
  await run()
  expect(await opened(other.code)).toBe(stays.reference)
  inDatabase((database) => database.exec(`update enquiries set last_at = '${old}'`))
  await run()
  expect([await opened(stays.code), await opened(other.code)]).toEqual([404, 404])
  expect(inDatabase((database) => database.prepare('select * from merged_enquiries').all())).toEqual([])
})
