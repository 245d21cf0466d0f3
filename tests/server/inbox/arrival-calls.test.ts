import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { wireNames } from '#adapters/http/wire-names.ts'
import { adminEmail, adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { openStream } from '../support/event-stream.ts'
import { addPosition, apply, enquiry, listed } from '../support/mail/mails.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const send = (fields = {}) => server.visitor().post('/enquiry_mail', { ...enquiry, ...fields })

/** Another process on the same database. */
const elsewhere = (statement: string) => {
  const database = new DatabaseSync(join(server.dataDir, 'sahilan.db'), { timeout: 5_000 })
  database.exec(statement)
  database.close()
}

describe('[C46] GET /mail_arrivals', () => {
  test('sends the number of mails so far, and again with each one but spam', async () => {
    const careerId = await addPosition(server)
    await send()
    const stream = await openStream(await server.as('Hr'))
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    await stream.receives(1)
    await send({ website: 'https://spam.example' })
    await send()
    await stream.receives(2)
    await apply(server, careerId)
    await stream.receives(3)
    expect(stream.events()).toEqual([
      { enquiries: 1, profiles: 0 },
      { enquiries: 2, profiles: 0 },
      { enquiries: 2, profiles: 1 },
    ])
    stream.leave()
  })

  test('sends mails that another process has received', async () => {
    const stream = await openStream(await server.as('Hr'))
    await stream.receives(1)
    elsewhere(`insert into enquiries
      (version, created_at, updated_at, first_name, last_name, email, phone, location, type, company, message, status, note, name_key, folded)
      values (1, '2026-01-01', '2026-01-01', 'A', 'B', 'a@b', '1', 'KSA', 'General', '', '', 'new', '', 'a b', 'a b')`)
    await stream.receives(2)
    expect(stream.events().at(-1)).toEqual({ enquiries: 1, profiles: 0 })
    stream.leave()
  })

  test('ignores a mail that is restored from the trash', async () => {
    const hr = await server.as('Hr')
    await send()
    expect(await hr.delete('/enquiry_mail/1')).toMatchObject({ status: 200 })
    expect(await hr.put('/trash/enquiry/1')).toMatchObject({ status: 200 })
    expect(await listed(server, '/enquiry_mail_list?status=new')).toHaveLength(1)
    const stream = await openStream(hr)
    await stream.receives(1)
    expect(stream.events()).toEqual([{ enquiries: 1, profiles: 0 }])
    stream.leave()
  })

  test('checks the tab’s entry', async () => {
    const hr = await server.as('Hr')
    const { response } = await openStream(hr, { [wireNames.entryHeader]: '1' })
    expect(response.status).toBe(401)
    expect((await openStream(server.visitor())).response.status).toBe(401)
    expect((await openStream(await server.as('CXTeam'))).response.status).toBe(403)
  })

  test('ends with the session', async () => {
    const hr = await server.as('Hr')
    const stream = await openStream(hr)
    await stream.receives(1)
    await hr.post('/logout')
    expect(await stream.ends()).toBe('whole')
    await send()
    expect(stream.events()).toHaveLength(1)
  })

  test('ends with the role', async () => {
    const hr = await server.as('Hr')
    const { id } = (await hr.get('/session')).data['results'] as { id: string }
    const stream = await openStream(hr)
    await stream.receives(1)
    await (await server.as('Admin')).put(`/adminuser/${id}`, { role: 'CXTeam' })
    expect(await stream.ends()).toBe('whole')
  })

  test('ends once the role requires a second factor that is missing', async () => {
    const stream = await openStream(await server.as('Hr'))
    await stream.receives(1)
    await (await server.as('Admin')).put('/second_factor_roles', { roles: ['Hr'] })
    expect(await stream.ends()).toBe('whole')
  })

  test('does not keep a session from expiring', async () => {
    const admin = await server.signedIn(adminEmail, adminPassword)
    const long = new Date(Date.now() - 119 * 60_000).toISOString()
    elsewhere(`update sessions set used_at = '${long}'`)
    const stream = await openStream(admin)
    await stream.receives(1)
    await send()
    await stream.receives(2)
    elsewhere(`update sessions set used_at = '2000-01-01T00:00:00.000Z' where used_at = '${long}'`)
    await stream.ends()
    expect(await admin.get('/session')).toMatchObject({ status: 401 })
  })

  test('polling a mail whose letters are in the queue keeps no session alive', async () => {
    await send()
    const careerId = await addPosition(server)
    await apply(server, careerId)
    const admin = await server.signedIn(adminEmail, adminPassword)
    const long = new Date(Date.now() - 119 * 60_000).toISOString()
    elsewhere(`update sessions set used_at = '${long}'`)
    for (const mail of ['/enquiry_mail/1', '/profile_mail/1'])
      for (const polled of ['messages', 'notifications'])
        expect(await admin.get(`${mail}/${polled}`)).toMatchObject({ status: 200 })
    // Written after what the polls would have written.
    await send()
    elsewhere(`delete from sessions where used_at = '${long}'`)
    expect(await admin.get('/session')).toMatchObject({ status: 401 })
  })

  test('does not delay a stop', async () => {
    const stopping = await startServer()
    const streams = await Promise.all([
      openStream(await stopping.as('Hr')),
      openStream(await stopping.as('Admin')),
    ])
    await Promise.all(streams.map((stream) => stream.receives(1)))
    await stopping.stop()
    // A stop closes requests that are still in flight after the drain.
    expect(await Promise.all(streams.map((stream) => stream.ends()))).toEqual(['whole', 'whole'])
  })

  test('is proxied from another back end, and ends when that one stops', async () => {
    const front = await startServer({ API_HOST: server.url })
    const hr = await server.as('Hr')
    const stream = await openStream(Object.assign(front.visitor(), { cookies: hr.cookies }))
    await stream.receives(1)
    await send()
    await stream.receives(2)
    await front.stop()
    expect(await stream.ends()).toBeDefined()
  })
})
