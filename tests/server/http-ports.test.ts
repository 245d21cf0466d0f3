import { Effect, Layer } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { HttpAccounts } from '#adapters/http/accounts.ts'
import { httpCalls } from '#adapters/http/call.ts'
import { HttpContents } from '#adapters/http/contents.ts'
import { HttpEnquiries } from '#adapters/http/enquiries.ts'
import { HttpProfiles } from '#adapters/http/profiles.ts'
import { HttpSession } from '#adapters/http/session.ts'
import { contents } from '#domain/content/contents.ts'
import { Accounts } from '#ports/accounts.ts'
import { Contents } from '#ports/contents.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { Profiles } from '#ports/profiles.ts'
import { Session } from '#ports/session.ts'
import { otherSide, type Answered } from './support/other-side.ts'

const { brand } = contents
const ok = (data: unknown): Answered => ({ body: { code: 200, message: 'OK', data } })
const refused = (code: number, data: unknown = {}): Answered => ({ body: { code, message: 'No.', data } })

let side: Awaited<ReturnType<typeof otherSide>> | undefined

afterEach(async () => {
  await side?.close()
  side = undefined
})

const run = async <A, E>(
  answer: Parameters<typeof otherSide>[0],
  work: Effect.Effect<A, E, Accounts | Contents | Enquiries | Profiles | Session>,
) => {
  side = await otherSide(answer)
  const ports = Layer.mergeAll(HttpAccounts, HttpContents, HttpEnquiries, HttpProfiles, HttpSession)
  return Effect.runPromise(Effect.provide(work, Layer.provide(ports, httpCalls({ host: side.host }))))
}
const asked = () => {
  const [call] = side?.received ?? []
  return {
    method: call?.method,
    url: call?.url,
    key: call?.headers['idempotency-key'],
    body: call?.body ?? '',
  }
}

const person = {
  firstName: 'Noor',
  lastName: 'Ali',
  email: 'noor@example.com',
  phone: '17001234',
  location: 'Bahrain',
  message: 'Good day',
}
const wirePerson = {
  fname: 'Noor',
  lname: 'Ali',
  email: 'noor@example.com',
  number: '17001234',
  location: 'Bahrain',
  message: 'Good day',
}

describe('a list', () => {
  it('asks for a page by the names of the wire', async () => {
    const query = { size: 2, sort: '-title', search: 'sal', after: '1.7' }
    await run(
      () => ok({ results: [], total: 0 }),
      Effect.flatMap(Contents, (port) => port.list(brand, query)),
    )
    const { pathname, searchParams } = new URL(asked().url ?? '', 'http://side')
    expect(pathname).toBe('/api/group/Ourbrands_list')
    expect(Object.fromEntries(searchParams)).toEqual({ size: '2', sort: '-Tittle', q: 'sal', after: '1.7' })
  })

  it('answers the page with its total and marks', async () => {
    const data = {
      results: [{ id: '7', Tittle: 'Salwan' }],
      total: 1_000,
      totalAtLeast: true,
      next: 'n',
      previous: 'p',
    }
    const page = await run(
      () => ok(data),
      Effect.flatMap(Contents, (port) => port.list(brand, { size: 1 })),
    )
    expect(page).toMatchObject({
      items: [{ id: '7' }],
      total: 1_000,
      totalAtLeast: true,
      next: 'n',
      previous: 'p',
    })
  })

  it('of another back end, without a total, is sorted, searched and paged here', async () => {
    const results = ['Darb', 'Salwan', 'Badgir', 'Sails'].map((Tittle, index) => ({ id: index + 1, Tittle }))
    const [first, next] = await run(
      () => ok({ results }),
      Effect.gen(function* () {
        const port = yield* Contents
        const query = { size: 1, sort: 'title', search: 'sa' }
        const page = yield* port.list(brand, query)
        return [page, yield* port.list(brand, { ...query, after: page.next ?? '' })] as const
      }),
    )
    expect(first).toMatchObject({ items: [{ id: '4', title: 'Sails' }], total: 2 })
    expect(next).toMatchObject({ items: [{ id: '2', title: 'Salwan' }], total: 2 })
    expect(next).not.toHaveProperty('next')
  })

  it('of another back end refuses what it does not offer', async () => {
    const failure = await run(
      () => ok({ results: [] }),
      Effect.flip(Effect.flatMap(Contents, (port) => port.list(brand, { sort: 'image' }))),
    )
    expect(failure).toMatchObject({ _tag: 'QueryRefused' })
  })
})

describe('an order', () => {
  it('is sent as ids', async () => {
    await run(
      () => ok({ results: [] }),
      Effect.flatMap(Contents, (port) => port.order(brand, ['3', '1'])),
    )
    expect(asked()).toMatchObject({
      method: 'PUT',
      url: '/api/group/Ourbrands_order',
      body: '{"ids":["3","1"]}',
    })
  })

  it('of a list that orders itself is refused without a call', async () => {
    const failure = await run(
      () => ok({}),
      Effect.flip(Effect.flatMap(Contents, (port) => port.order(contents.career, ['1']))),
    )
    expect(failure).toMatchObject({ _tag: 'QueryRefused' })
    expect(side?.received).toEqual([])
  })
})

describe('an enquiry', () => {
  const enquiry = { ...person, type: 'Business', company: 'Badgir' }
  const wired = { ...wirePerson, enquiry_type: 'Business', orgName: 'Badgir' }

  it('[E13] carries the names of the specification, its key and what travels beside', async () => {
    await run(
      () => ok({ results: {} }),
      Effect.flatMap(Enquiries, (port) => port.send(enquiry, { key: 'once', took: 9_000, decoy: 'x' })),
    )
    const { method, url, key, body } = asked()
    expect({ method, url, key }).toEqual({ method: 'POST', url: '/api/group/enquiry_mail', key: 'once' })
    expect(JSON.parse(body)).toEqual({ ...wired, took: 9_000, website: 'x' })
  })

  it('[E13] carries nothing else unless it is given', async () => {
    await run(
      () => ok({ results: {} }),
      Effect.flatMap(Enquiries, (port) => port.send(enquiry)),
    )
    expect(JSON.parse(asked().body)).toEqual(wired)
  })

  it('that is refused has a sentence a field, by the domain’s names', async () => {
    const failure = await run(
      () => refused(422, { fields: { fname: 'First name is required' } }),
      Effect.flip(Effect.flatMap(Enquiries, (port) => port.send(enquiry))),
    )
    expect(failure).toMatchObject({ _tag: 'DraftRefused', fields: { firstName: 'First name is required' } })
  })

  it('is handled by its own call', async () => {
    const received = { ...wired, id: 5, status: 'answered', note: 'By phone', version: 2 }
    const mail = await run(
      () => ok({ results: received }),
      Effect.flatMap(Enquiries, (port) => port.change('5', { status: 'answered', version: 1 })),
    )
    expect(mail).toMatchObject({ ...enquiry, id: '5', status: 'answered', note: 'By phone', version: 2 })
    expect(asked()).toMatchObject({ method: 'PUT', url: '/api/group/enquiry_mail/5' })
    expect(JSON.parse(asked().body)).toEqual({ status: 'answered', version: 1 })
  })
})

describe('an application', () => {
  it('travels with its résumé in one form', async () => {
    const resume = new File(['bytes'], 'noor.pdf', { type: 'application/pdf' })
    await run(
      () => ok({ results: {} }),
      Effect.flatMap(Profiles, (port) => port.send({ ...person, careerId: '4' }, resume, { took: 9_000 })),
    )
    const { method, url, body } = asked()
    expect({ method, url }).toEqual({ method: 'POST', url: '/api/group/profile_mail' })
    for (const [name, value] of Object.entries({ ...wirePerson, career_id: '4', took: '9000' })) {
      expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
    }
    expect(body).toContain('name="resume"; filename="noor.pdf"')
  })
})

describe('an admin user', () => {
  const wire = { id: '3', name: 'Noor', email: 'noor@example.com', role: 'Hr', version: 1 }

  it('is updated without an empty password', async () => {
    const account = await run(
      () => ok({ results: wire }),
      Effect.flatMap(Accounts, (port) => port.update('3', { name: 'Noor', password: '', version: 1 })),
    )
    expect(account).toMatchObject({ id: '3', name: 'Noor', role: 'Hr', lastSignInAt: '' })
    expect(JSON.parse(asked().body)).toEqual({ name: 'Noor', version: 1 })
  })

  it('of a role that nobody knows is refused with its field', async () => {
    const failure = await run(
      () => ok({ results: { ...wire, role: 'Owner' } }),
      Effect.flip(Effect.flatMap(Accounts, (port) => port.get('3'))),
    )
    expect(failure).toMatchObject({
      _tag: 'CallFailed',
      message: 'GET /adminuser/3: role is none of the roles',
    })
  })

  it('that somebody else changed comes along', async () => {
    const failure = await run(
      () => refused(409, { results: { ...wire, name: 'Noor A.', version: 2 } }),
      Effect.flip(Effect.flatMap(Accounts, (port) => port.update('3', { name: 'N', version: 1 }))),
    )
    expect(failure).toMatchObject({ _tag: 'ItemChanged', current: { name: 'Noor A.', version: 2 } })
  })
})

describe('a session', () => {
  const credentials = { email: 'noor@example.com', password: 'a long password' }
  const entry = { id: '3', name: 'Noor', email: 'noor@example.com', role: 'Hr' }

  it('starts with the entry', async () => {
    const started = await run(
      () => ok({ results: entry }),
      Effect.flatMap(Session, (port) => port.signIn(credentials)),
    )
    expect(started).toEqual(entry)
    expect(asked()).toMatchObject({ method: 'POST', url: '/api/group/login' })
  })

  it('does not start with a role that nobody knows', async () => {
    const failure = await run(
      () => ok({ results: { ...entry, role: 'Owner' } }),
      Effect.flip(Effect.flatMap(Session, (port) => port.signIn(credentials))),
    )
    expect(failure).toMatchObject({
      _tag: 'CallFailed',
      message: 'POST /login: data.results is not an entry',
    })
  })
})
