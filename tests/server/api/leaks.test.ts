import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { renderedFront } from '../support/rendered-front.ts'
import { addPosition, apply, enquiry, listed } from '../support/mail/mails.ts'
import { postApplication, postEnquiry, resume, typed } from '../support/mail/posted.ts'

const person = {
  first: 'Zoewashere',
  last: 'Quillfeather',
  email: 'zoe.quill@mail.example',
  file: 'quill-vitae.pdf',
}
const message = 'Quizzical walruses'
const secrets = [...Object.values(person), message]

/** The same by wire names and by form names. */
const called = { ...enquiry, fname: person.first, lname: person.last, email: person.email, message }
const posted = { ...typed, firstName: person.first, lastName: person.last, email: person.email, message }

let server: TestServer
let mailServer: MailServer
let careerId: string
const printed: Array<string> = []

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => {
      printed.push(parts.map((part) => (part instanceof Error ? (part.stack ?? '') : String(part))).join(' '))
    })
  mailServer = await startMailServer()
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'site@sahilan.example', MAIL_RECEIPTS: '1' }
  server = await startServer({ ...mail, ENQUIRY_MAIL_TO: 'team@sahilan.example' }, {}, renderedFront)
  careerId = await addPosition(server)
})
afterAll(async () => {
  await server.stop()
  await mailServer.stop()
  vi.restoreAllMocks()
})

const change = (sql: string) => {
  const database = new DatabaseSync(databaseFile(server.dataDir))
  database.exec(sql)
  database.close()
}
const nothingOf = () => expect(secrets.filter((secret) => printed.join('\n').includes(secret))).toEqual([])

/** A form that is sent twice is stored once. */
const sendAll = async (phone: string) => {
  const application = { fname: person.first, lname: person.last, email: person.email, message }
  return [
    (await server.visitor().post('/enquiry_mail', called)).status,
    (await apply(server, careerId, { name: person.file, changed: application })).status,
    (await postEnquiry(server, { ...posted, phone })).status,
    (
      await postApplication(server, careerId, {
        texts: { ...posted, phone },
        resume: resume(undefined, person.file),
      })
    ).status,
  ]
}

test('nothing of what is stored, refused or exported is in the log', async () => {
  expect(await sendAll('33001122')).toEqual([200, 200, 200, 200])
  const refused = { ...called, number: person.email }
  expect(await server.visitor().post('/enquiry_mail', refused)).toMatchObject({ status: 422 })
  expect((await postEnquiry(server, { ...posted, phone: message })).status).toBe(422)
  const broken = JSON.stringify(called).slice(0, -1)
  const json = { headers: { 'content-type': 'application/json' }, body: broken }
  expect(await server.visitor().call('POST', '/enquiry_mail', json)).toMatchObject({ status: 400 })
  const hr = await server.as('Hr')
  const [{ id } = {}] = await listed(server, '/profile_mail_list')
  const file = await hr.get(`/profile_mail/${id}/resume`)
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await hr.get('/enquiry_mail.csv')).headers.get('cache-control')).toBe('no-store')
  nothingOf()
})

test('a broken store is logged, without the data', async () => {
  const breaking = ['enquiries', 'profiles'].map(
    (table) => `create trigger broken_${table} before insert on ${table} begin
      select raise(abort, 'the disk is on fire'); end;`,
  )
  change(breaking.join(''))
  expect(await sendAll('33001123')).toEqual([500, 500, 500, 500])
  change('drop trigger broken_enquiries; drop trigger broken_profiles;')
  expect(printed.join('\n')).toContain('The database failed.')
  nothingOf()
})

test('a response that cannot be encoded is logged by its field only', async () => {
  change(`update activities set kind = '${person.email}' where kind = 'added'`)
  expect((await (await server.as('Admin')).get('/activity')).status).toBe(500)
  expect(printed.join('\n')).toMatch(/The response could not be encoded\..*data\.results\.\d+\.kind/)
  nothingOf()
})

test('a refused notification is logged without the mail server’s reply', async () => {
  mailServer.now({ says: 550, to: 'RCPT', text: `5.1.1 <${person.email}>: ${person.first} is unknown` })
  await server.visitor().post('/enquiry_mail', called)
  await expect.poll(() => printed.join('\n'), { timeout: 10_000 }).toContain('A notification is parked.')
  expect(printed.join('\n')).toContain('550 5.1.1')
  nothingOf()
})
