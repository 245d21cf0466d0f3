import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startMailServer } from '#tests/support/mail/mail-server.ts'
import { databaseWithClock } from '#tests/support/databases/database-with-clock.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { adminEmail, adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { renderedFront } from '../support/rendered-front.ts'
import { openStream } from '../support/event-stream.ts'
import { enquiry } from '../support/mail/mails.ts'

/** PostgreSQL if the run has one. */
const onStore = async (): Promise<Readonly<Record<string, string>>> =>
  inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }

/** Servers that share only their store, like separate processes. */
const startSeveral = async (count: number, variables: Readonly<Record<string, string>> = {}) => {
  const database = inject('postgres') === undefined ? undefined : await databaseWithClock()
  const shared = { ...variables, ...(database && { DATABASE_URL: database.url }), SHARED_DATA: '1' }
  const first = await startServer(shared, {}, renderedFront)
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () =>
      startServer({ ...shared, DATA_DIR: first.dataDir }, {}, renderedFront),
    ),
  )
  return {
    servers: [first, ...others],
    /** The clock of the machine, and of PostgreSQL. */
    stopClock: async (time: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: time })
      await database?.stopAt(time)
    },
    stop: async () => {
      await Promise.all(others.map((server) => server.close()))
      await first.stop()
    },
  }
}

const textOf = async (server: TestServer, path: string) => (await server.visitor().page(path)).text()

let several: Awaited<ReturnType<typeof startSeveral>>
let mailServer: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mailServer = await startMailServer()
  several = await startSeveral(3, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'site@sahilan.example',
    ENQUIRY_MAIL_TO: 'team@sahilan.example',
    RATE_LIMIT: 'on',
    TRUST_PROXY: '1',
  })
})
afterAll(async () => {
  await several.stop()
  await mailServer.stop()
})

const at = (place: number) => {
  const server = several.servers[place % several.servers.length]
  if (server === undefined) throw new Error('There are no servers')
  return server
}

describe('three processes on one store', () => {
  test('a save through one is visible to the others at their very next request', async () => {
    const admin = await at(0).as('Admin')
    for (let save = 1; save <= 12; save++) {
      const brandName = `Sahilan the ${save}th`
      expect(await admin.put('/homepage', { site: { brandName } })).toMatchObject({ code: 200 })
      expect(await textOf(at(save), '/about')).toContain(brandName)
      expect(
        (
          await at(save + 1)
            .visitor()
            .get('/homepage')
        ).text,
      ).toContain(brandName)
    }
    const position = { title: 'Harbour pilot', location: 'Hidd', description: 'x' }
    const { data } = await admin.post('/career_add', position)
    const { id } = data['results'] as { readonly id: string }
    for (const server of several.servers) expect(await textOf(server, '/career')).toContain('Harbour pilot')
    await (await at(1).as('Admin')).delete(`/career_del/${id}`)
    for (const server of several.servers)
      expect(await textOf(server, '/career')).not.toContain('Harbour pilot')
    expect((await at(2).visitor().get('/career_list')).text).not.toContain('Harbour pilot')
  })

  test('[T6] a language opens and closes in all of them at their very next request', async () => {
    const admin = await at(0).as('Admin')
    const statuses = () =>
      Promise.all(several.servers.map(async (server) => (await server.visitor().page('/ar/about')).status))
    for (const [languages, status] of [
      [['ar'], 200],
      [[], 404],
    ] as const) {
      expect(await admin.put('/homepage', { languages })).toMatchObject({ code: 200 })
      expect(await statuses()).toEqual(several.servers.map(() => status))
    }
  })

  test('[W7] a change scheduled in one process is at its time in all', async () => {
    const admin = await at(0).as('Admin')
    await admin.put('/homepage', { site: { brandName: 'Every day' } })
    const dueAt = Math.ceil(Date.now() / 60_000 + 2) * 60_000
    const fields = { site: { brandName: 'National Day' } }
    const body = { subject: 'homePage', fields, dueAt: new Date(dueAt).toISOString() }
    expect(await admin.post('/drafts', body)).toMatchObject({ code: 200 })
    try {
      await several.stopClock(dueAt - 1)
      expect(await textOf(at(1), '/about')).toContain('Every day')
      await several.stopClock(dueAt)
      expect(await textOf(at(2), '/about')).toContain('National Day')
      expect((await at(1).visitor().get('/homepage')).text).toContain('National Day')
      expect(await textOf(at(0), '/about')).toContain('National Day')
    } finally {
      vi.useRealTimers()
    }
    // A clock that is set back unpublishes nothing.
    expect(await textOf(at(1), '/about')).toContain('National Day')
  })

  test('an unchanged page is served from the cache', async () => {
    const admin = await at(0).as('Admin')
    expect(await admin.put('/homepage', { statement: 'We build.' })).toMatchObject({ code: 200 })
    await textOf(at(1), '/services')
    const hits = async () =>
      Number(/^page_cache_hits_total (\d+)/m.exec(await textOf(at(1), '/metrics'))?.[1])
    const before = await hits()
    await at(2).visitor().post('/page_view', { path: '/' })
    await at(0).visitor().signIn('nobody@example.com', 'no password of anybody')
    await textOf(at(1), '/services')
    expect(await hits()).toBe(before + 1)
  })

  test('a session that ends at one is over at the others', async () => {
    const person = await at(0).signedIn(adminEmail, adminPassword)
    const there = at(1).visitor()
    for (const [name, value] of person.cookies) there.cookies.set(name, value)
    expect(await there.get('/session')).toMatchObject({ code: 200 })
    await person.post('/logout')
    expect(await there.get('/session')).toMatchObject({ status: 401 })
  })

  test('wrong passwords are counted together', async () => {
    const email = 'somebody@example.com'
    const guess = (place: number) => at(place).visitor().signIn(email, 'a guess that is wrong')
    for (let tries = 0; tries < 5; tries++) expect(await guess(tries)).toMatchObject({ status: 401 })
    for (let tries = 0; tries < 3; tries++) expect(await guess(tries)).toMatchObject({ status: 429 })
  })

  test('a mail is announced to staff connected to another', async () => {
    const streams = await Promise.all(
      several.servers.map(async (server) => openStream(await server.as('Admin'))),
    )
    await Promise.all(streams.map((stream) => stream.receives(1)))
    expect(await at(0).visitor().post('/enquiry_mail', enquiry)).toMatchObject({ code: 200 })
    await Promise.all(streams.map((stream) => stream.receives(2)))
    for (const stream of streams) {
      expect(stream.events().at(-1)).toMatchObject({ enquiries: 1 })
      stream.leave()
    }
  })

  test('staff are notified of each mail once', async () => {
    const names = Array.from({ length: 12 }, (_, place) => `Visitor${place}`)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    await Promise.all(
      names.map((fname, place) =>
        at(place)
          .visitor()
          .post('/enquiry_mail', { ...enquiry, fname }, { headers }),
      ),
    )
    const subjects = () =>
      mailServer.received
        .map((mail) => mail.headers.get('subject') ?? '')
        .filter((subject) => subject.includes('Visitor'))
    await vi.waitUntil(() => subjects().length >= names.length, { timeout: 15_000 })
    expect(subjects().toSorted()).toEqual(
      names.map((name) => `Enquiry from ${name} Al Sayed, Acme`).toSorted(),
    )
  })

  test('one idempotency key is one enquiry, whichever process receives it', async () => {
    const headers = { 'idempotency-key': '0d3f6d9e-6c8b-4b0c-8d7e-5f2a1c3b4d5e' }
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        at(place)
          .visitor()
          .post('/enquiry_mail', { ...enquiry, message: 'Once' }, { headers }),
      ),
    )
    const references = sent.map(({ data }) => (data['results'] as { readonly reference: string }).reference)
    expect(new Set(references).size).toBe(1)
  })

  test('forms of one address are counted together', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const send = async (place: number) => {
      const form = { ...enquiry, message: `Form ${place}` }
      return (await at(place).visitor().post('/enquiry_mail', form, { headers })).status
    }
    const sent = await Promise.all(Array.from({ length: 24 }, (_, place) => send(place)))
    const counted = (status: number) => sent.filter((one) => one === status).length
    expect([counted(200), counted(429)]).toEqual([20, 4])
  })
})

describe('a store that is shared', () => {
  test('refuses an exclusive lock, and an exclusive one refuses sharing', async () => {
    const { dataDir } = at(0)
    await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(`Another process uses ${dataDir}.`)
    const alone = await startServer()
    await expect(startServer({ DATA_DIR: alone.dataDir, SHARED_DATA: '1' })).rejects.toThrow(
      `Another process uses ${alone.dataDir}.`,
    )
    await alone.stop()
  })

  test('is prepared once by processes that start at the same time', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'sahilan-'))
    const store = { ...(await onStore()), DATA_DIR, SHARED_DATA: '1' }
    const together = await Promise.all(Array.from({ length: 3 }, () => startServer(store)))
    expect(together.filter(({ firstAdmin }) => firstAdmin !== undefined)).toHaveLength(1)
    await Promise.all(together.map((server) => server.close()))
    await rm(DATA_DIR, { recursive: true })
  })
})
