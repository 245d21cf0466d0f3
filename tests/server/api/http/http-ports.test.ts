import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { Accounts } from '#ports/staff/accounts.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { httpAdapters, ok, refused } from '../../support/http-adapters.ts'

const { answering, firstRequest, run, failing } = httpAdapters()

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

const enquiry = { ...person, type: 'Business', company: 'Badgir' }
const wired = { ...wirePerson, enquiry_type: 'Business', orgName: 'Badgir' }

describe('an enquiry', () => {
  it('[E13] carries the wire names, its idempotency key and form metadata', async () => {
    await answering(() => ok({ results: {} }))
    await run(
      Effect.flatMap(Enquiries, (port) =>
        port.send(enquiry, { key: 'once', took: 9_000, decoy: 'x', consent: '1' }),
      ),
    )
    const { method, url, key, body } = firstRequest()
    expect({ method, url, key }).toEqual({ method: 'POST', url: '/api/group/enquiry_mail', key: 'once' })
    expect(JSON.parse(body)).toEqual({ ...wired, took: 9_000, website: 'x', consent: '1' })
  })

  it('[E13] carries nothing else unless given', async () => {
    await answering(() => ok({ results: {} }))
    await run(Effect.flatMap(Enquiries, (port) => port.send(enquiry)))
    expect(JSON.parse(firstRequest().body)).toEqual(wired)
  })

  it('that is refused has one message per field, by the domain’s names', async () => {
    await answering(() => refused(422, { fields: { fname: 'First name is required' } }))
    const failure = await failing(Effect.flatMap(Enquiries, (port) => port.send(enquiry)))
    expect(failure).toMatchObject({ _tag: 'InputRefused', fields: { firstName: 'First name is required' } })
  })

  it('is handled by its own endpoint', async () => {
    const received = { ...wired, id: 5, status: 'answered', note: 'By phone', version: 2 }
    await answering(() => ok({ results: received }))
    const mail = await run(
      Effect.flatMap(Enquiries, (port) => port.change('5', { status: 'answered', version: 1 })),
    )
    expect(mail).toMatchObject({ ...enquiry, id: '5', status: 'answered', note: 'By phone', version: 2 })
    expect(firstRequest()).toMatchObject({ method: 'PUT', url: '/api/group/enquiry_mail/5' })
    expect(JSON.parse(firstRequest().body)).toEqual({ status: 'answered', version: 1 })
  })
})

describe('a mail by its id', () => {
  const received = { ...wired, id: 5, status: 'read', note: '', version: 2 }
  const get = Effect.flatMap(Enquiries, (port) => port.get('5'))

  it('is read by its own endpoint', async () => {
    await answering(() => ok({ results: received }))
    expect(await run(get)).toMatchObject({ ...enquiry, id: '5', status: 'read' })
    expect(firstRequest()).toMatchObject({ method: 'GET', url: '/api/group/enquiry_mail/5' })
  })

  it('is found in the list of a back end without that endpoint', async () => {
    await answering(({ url }) => (url.includes('_list') ? ok({ results: [received] }) : refused(404)))
    expect(await run(get)).toMatchObject({ ...enquiry, id: '5', status: 'read' })
  })

  it('is gone if neither the endpoint nor the list has it', async () => {
    const page = { results: [received], total: 7 }
    await answering(({ url }) => (url.includes('_list') ? ok(page) : refused(404)))
    expect(await failing(get)).toMatchObject({ _tag: 'ItemNotFound' })
  })
})

describe('an application', () => {
  it('is sent with its résumé in one form', async () => {
    const resume = new File(['bytes'], 'noor.pdf', { type: 'application/pdf' })
    await answering(() => ok({ results: {} }))
    await run(
      Effect.flatMap(Profiles, (port) =>
        port.send({ ...person, careerId: '4' }, resume, { took: 9_000, consent: '1' }),
      ),
    )
    const { method, url, body } = firstRequest()
    expect({ method, url }).toEqual({ method: 'POST', url: '/api/group/profile_mail' })
    for (const [name, value] of Object.entries({
      ...wirePerson,
      career_id: '4',
      took: '9000',
      consent: '1',
    })) {
      expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
    }
    expect(body).toContain('name="resume"; filename="noor.pdf"')
  })
})

describe('an admin user', () => {
  const wire = { id: '3', name: 'Noor', email: 'noor@example.com', role: 'Hr', version: 1 }

  it('is updated without an empty password', async () => {
    await answering(() => ok({ results: wire }))
    const account = await run(
      Effect.flatMap(Accounts, (port) => port.update('3', { name: 'Noor', password: '', version: 1 })),
    )
    expect(account).toMatchObject({ id: '3', name: 'Noor', role: 'Hr', lastSignInAt: '' })
    expect(JSON.parse(firstRequest().body)).toEqual({ name: 'Noor', version: 1 })
  })

  it('with an unknown role is refused with its field', async () => {
    await answering(() => ok({ results: { ...wire, role: 'Owner' } }))
    const failure = await failing(Effect.flatMap(Accounts, (port) => port.get('3')))
    expect(failure).toMatchObject({
      _tag: 'UnexpectedFailure',
      message: 'GET /adminuser/3: role is none of the roles',
    })
  })

  it('that was changed meanwhile is returned with the conflict', async () => {
    await answering(() => refused(409, { results: { ...wire, name: 'Noor A.', version: 2 } }))
    const failure = await failing(
      Effect.flatMap(Accounts, (port) => port.update('3', { name: 'N', version: 1 })),
    )
    expect(failure).toMatchObject({ _tag: 'ItemChanged', current: { name: 'Noor A.', version: 2 } })
  })
})

describe('a session', () => {
  const credentials = { email: 'noor@example.com', password: 'a long password' }
  const entry = { id: '3', name: 'Noor', email: 'noor@example.com', role: 'Hr' }

  it('starts with the entry', async () => {
    await answering(() => ok({ results: entry }))
    const started = await run(Effect.flatMap(Session, (port) => port.signIn(credentials)))
    expect(started).toEqual(entry)
    expect(firstRequest()).toMatchObject({ method: 'POST', url: '/api/group/login' })
  })

  it.each([
    ['sends no request without the token of a session', 'theme=dark', 0],
    ['is fetched with the token of one', 'theme=dark; XSRF-TOKEN=a', 1],
  ])('%s', async (_, cookies, requests) => {
    const side = await answering(() => ok({ results: entry }))
    const current = Session.use((port) => Effect.result(port.current()))
    await run(current, { cookies: () => cookies })
    expect(side.received).toHaveLength(requests)
  })

  // Seen failing before: the page to which a provider leads back entered it without a sign-in.
  it.each([
    ['is entered no more after a sign-out that failed', 503, 1],
    ['of another tab is entered after a sign-out of one that is over', 401, 2],
  ])('%s', async (_, status, requests) => {
    const side = await answering(() => refused(status))
    let cookies = 'theme=dark; XSRF-TOKEN=a'
    const browser = {
      cookies: () => cookies,
      removeCookie: (name: string) => void (cookies = cookies.replace(`; ${name}=a`, '')),
    }
    await failing(
      Session.use((port) => port.signOut()),
      browser,
    )
    await failing(
      Session.use((port) => port.current()),
      browser,
    )
    expect(side.received).toHaveLength(requests)
  })

  it('does not start with an unknown role', async () => {
    await answering(() => ok({ results: { ...entry, role: 'Owner' } }))
    const failure = await failing(Effect.flatMap(Session, (port) => port.signIn(credentials)))
    expect(failure).toMatchObject({
      _tag: 'UnexpectedFailure',
      message: 'POST /login: data.results is not a signed-in user',
    })
  })
})
