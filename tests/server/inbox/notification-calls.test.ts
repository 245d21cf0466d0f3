import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply, enquiry, listed } from '../support/mail/mails.ts'

let mailServer: MailServer
let server: TestServer

beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startServer({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Sahilan <site@sahilan.example>',
    ENQUIRY_MAIL_TO: 'team@sahilan.example',
    PROFILE_MAIL_TO: 'people@sahilan.example',
    MAIL_RECEIPTS: '1',
    PUBLIC_URL: 'https://sahilan.example',
  })
  await (await server.as('Admin')).put('/homepage', { site: { brandName: 'Sahilan' } })
})
afterAll(async () => {
  await server.stop()
  await mailServer.stop()
})
beforeEach(() => mailServer.now('takes'))

const until = <T>(fact: () => T) => expect.poll(fact, { timeout: 10_000 })

let visitors = 0
/** Sends an enquiry from a new address and returns its reference. */
const send = async (changes: Readonly<Record<string, string>> = {}) => {
  const email = `visitor${(visitors += 1)}@example.com`
  const { data } = await server.visitor().post('/enquiry_mail', { ...enquiry, email, ...changes })
  return { email, ...(data['results'] as { readonly reference: string }) }
}

/** Mails about a reference, by recipient. */
const mailsAbout = (reference: string) => {
  const about = mailServer.received.filter(({ body }) => body.includes(reference))
  return Object.fromEntries(about.map((mail) => [mail.to.join(), mail]))
}

const newest = async (path = '/enquiry_mail_list') => String((await listed(server, path))[0]?.['id'])

const notificationsOf = async (id: string, role: 'Admin' | 'Hr' = 'Admin') =>
  (await (await server.as(role)).get(`/enquiry_mail/${id}/notifications`)).data['results']

describe('an enquiry', () => {
  test('is mailed to staff, with addresses of PUBLIC_URL whatever the caller says', async () => {
    const { data } = await server.visitor().post('/enquiry_mail', enquiry, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const { reference } = data['results'] as { readonly reference: string }
    await until(() => mailsAbout(reference)['team@sahilan.example']).toBeDefined()
    const { body, raw } = mailsAbout(reference)['team@sahilan.example'] ?? { body: '', raw: '' }
    const id = await newest()
    expect(body).toContain(`https://sahilan.example/admin/enquirymails?q=${reference}&open=${id}`)
    expect(raw).not.toContain('evil.example')
  })

  test('is acknowledged to the visitor, without the visitor’s own words', async () => {
    const { email, reference } = await send({ message: 'Buy now', fname: 'Buy', orgName: 'Buy' })
    await until(() => mailsAbout(reference)[email]).toBeDefined()
    const receipt = mailsAbout(reference)[email]
    expect(receipt?.headers.get('subject')).toBe(`Your enquiry has arrived: ${reference}`)
    expect(receipt?.body).toContain('Your enquiry has reached Sahilan.')
    expect(receipt?.body).not.toContain('Buy')
  })

  test('sends one address only a few receipts', async () => {
    for (const fname of ['A', 'B', 'C', 'D', 'E']) await send({ fname, email: 'Victim@example.com' })
    const { reference } = await send()
    await until(() => mailsAbout(reference)['team@sahilan.example']).toBeDefined()
    expect(mailServer.received.filter(({ to }) => /victim/i.test(to.join()))).toHaveLength(3)
  })

  test('of a robot is not mailed until staff mark it as no spam', async () => {
    const robot = await send({ website: 'https://spam.example' })
    const id = await newest()
    const { reference } = await send()
    await until(() => mailsAbout(reference)['team@sahilan.example']).toBeDefined()
    expect(mailsAbout(robot.reference)).toEqual({})
    const hr = await server.as('Hr')
    await hr.put(`/enquiry_mail/${id}`, { status: 'new' })
    await until(() => Object.keys(mailsAbout(robot.reference)).toSorted()).toEqual(
      ['team@sahilan.example', robot.email].toSorted(),
    )
    for (const status of ['spam', 'new']) await hr.put(`/enquiry_mail/${id}`, { status })
    expect(await notificationsOf(id)).toMatchObject([{ recipient: 'staff' }, { recipient: 'visitor' }])
  })

  test('that was mailed is not mailed again after the trash and the spam', async () => {
    const { reference, email } = await send()
    await until(() => mailsAbout(reference)[email]).toBeDefined()
    const id = await newest()
    const hr = await server.as('Hr')
    await hr.delete(`/enquiry_mail/${id}`)
    expect((await (await server.as('Admin')).put(`/trash/enquiry/${id}`, {})).status).toBe(200)
    for (const status of ['spam', 'new']) await hr.put(`/enquiry_mail/${id}`, { status })
    expect(await notificationsOf(id)).toEqual([])
  })

  test('sent twice with one key is mailed once', async () => {
    const headers = { 'idempotency-key': 'one form' }
    const first = await server.visitor().post('/enquiry_mail', enquiry, { headers })
    await server.visitor().post('/enquiry_mail', enquiry, { headers })
    const { reference } = first.data['results'] as { readonly reference: string }
    await until(() => mailsAbout(reference)['team@sahilan.example']).toBeDefined()
    expect(await notificationsOf(await newest())).toMatchObject([
      { recipient: 'staff' },
      { recipient: 'visitor' },
    ])
  })
})

test('an application is mailed without its file', async () => {
  const position = await addPosition(server)
  const { data } = await apply(server, position, { name: 'my résumé.pdf' })
  const { reference } = data['results'] as { readonly reference: string }
  await until(() => mailsAbout(reference)['people@sahilan.example']).toBeDefined()
  const mail = mailsAbout(reference)['people@sahilan.example']
  expect(mail?.body).toContain('Résumé: my résumé.pdf')
  expect(mail?.body).toContain(`https://sahilan.example/admin/profilemails?q=${reference}`)
  expect(mail?.raw).not.toMatch(/attachment|%PDF|application\/pdf/i)
})

test('a spam application is mailed once staff mark it as no spam', async () => {
  const position = await addPosition(server)
  const { data } = await apply(server, position, { changed: { website: 'x' } })
  const { reference } = data['results'] as { readonly reference: string }
  const id = await newest('/profile_mail_list')
  await (await server.as('Hr')).put(`/profile_mail/${id}`, { status: 'new' })
  await until(() => mailsAbout(reference)['people@sahilan.example']).toBeDefined()
  expect(mailsAbout(reference)['people@sahilan.example']?.body).toContain('Maryam')
})

describe('[C46] the state of a notification', () => {
  const parked = async () => {
    mailServer.now({ says: 550, to: 'RCPT', text: '5.1.1 No such user' })
    await send()
    const id = await newest()
    await until(() => notificationsOf(id)).toMatchObject([{ state: 'parked' }, { state: 'parked' }])
    return id
  }

  test('is shown to Hr, and its reason to Admin', async () => {
    const id = await parked()
    expect(await notificationsOf(id)).toMatchObject([
      {
        kind: 'enquiries',
        mailId: id,
        recipient: 'staff',
        reason: 'The mail server said: 550 5.1.1 No such user',
      },
      { recipient: 'visitor' },
    ])
    expect(await notificationsOf(id, 'Hr')).toMatchObject([
      { state: 'parked', reason: '' },
      { state: 'parked', reason: '' },
    ])
  })

  test('changes when parked ones are sent again', async () => {
    const admin = await server.as('Admin')
    const id = await parked()
    const [first, receipt] = (await notificationsOf(id)) as ReadonlyArray<{ readonly id: string }>
    mailServer.now('takes')
    const response = await admin.post(`/parked_notifications/${receipt?.id}/send`)
    expect(response).toMatchObject({ code: 200, data: { results: { state: 'waiting', tries: 0 } } })
    await until(() => notificationsOf(id)).toMatchObject([{ state: 'parked' }, { state: 'sent' }])
    const { results, total } = (await admin.get('/parked_notifications')).data
    expect(results).toContainEqual(expect.objectContaining({ id: first?.id, mailId: id }))
    expect((await admin.post('/parked_notifications/send')).data).toEqual({ results: { count: total } })
    await until(() => notificationsOf(id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
    expect((await admin.get('/parked_notifications')).data).toEqual({ results: [], total: 0 })
    expect(await admin.post('/parked_notifications/999999/send')).toMatchObject({ status: 404, code: 404 })
    const { reference } = (await listed(server, '/enquiry_mail_list'))[0] ?? {}
    expect((await admin.get('/activity?kind=sentAgain&page=1')).data['results']).toMatchObject([
      { title: total === 1 ? 'one notification mail' : `${total} notification mails`, subject: '' },
      { title: `receipt of enquiry ${reference}`, subject: '' },
    ])
    // Those in flight were not parked.
    await admin.post(`/parked_notifications/${receipt?.id}/send`)
    await admin.post('/parked_notifications/send')
    expect((await admin.get('/activity?kind=sentAgain&page=1')).data).toMatchObject({ total: 2 })
  })

  test('is listed for Admin if staff were not notified; receipts are not', async () => {
    const { results } = (await (await server.as('Admin')).get('/parked_notifications')).data
    await parked()
    const after = (await (await server.as('Admin')).get('/parked_notifications')).data
    const length = (results as ReadonlyArray<unknown>).length + 1
    expect(after).toMatchObject({
      total: length,
      results: Array.from({ length }, () => ({ recipient: 'staff' })),
    })
  })

  test('is deleted with its mail', async () => {
    const id = await parked()
    const [first] = (await notificationsOf(id)) as ReadonlyArray<{ readonly id: string }>
    await (await server.as('Hr')).delete(`/enquiry_mail/${id}`)
    expect(await notificationsOf(id)).toEqual([])
    const again = await (await server.as('Admin')).post(`/parked_notifications/${first?.id}/send`)
    expect(again).toMatchObject({ code: 404 })
  })
})

test('[A13] the settings show that mails are sent, without the server', async () => {
  const { text } = await (await server.as('Admin')).get('/settings')
  expect(text).toContain('"mail":true')
  expect(text).not.toMatch(/smtp|team@/)
})

test('forms are stored while the mail server hangs, which stops no stop', async () => {
  mailServer.now('silent')
  const before = mailServer.connections()
  await send()
  await until(mailServer.connections).toBe(before + 1)
  const { reference } = await send({ fname: 'Stored' })
  expect((await listed(server, '/enquiry_mail_list'))[0]).toMatchObject({ fname: 'Stored', reference })
  expect(await notificationsOf(await newest())).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
})
