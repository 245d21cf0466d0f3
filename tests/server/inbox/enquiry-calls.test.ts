import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { enquiry, listed } from '../support/mail/mails.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('[C1] POST /enquiry_mail', () => {
  test('[E13] stores what a visitor sends', async () => {
    const response = await server.visitor().post('/enquiry_mail', enquiry)
    const { reference } = response.data['results'] as { readonly reference: string }
    expect(response).toMatchObject({ status: 200, code: 200 })
    expect(response.data).toEqual({
      results: {
        reference: expect.stringMatching(/^\w{8}$/),
        code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
      },
    })
    expect((await listed(server, '/enquiry_mail_list'))[0]).toEqual({
      ...enquiry,
      id: expect.stringMatching(/^\d+$/),
      reference,
      version: 1,
      status: 'new',
      note: '',
      spamReasons: [],
      consent: '',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      dueAt: expect.any(String),
    })
  })

  test('stores the version of the privacy notice', async () => {
    await server.visitor().post('/enquiry_mail', { ...enquiry, consent: '1' })
    expect((await listed(server, '/enquiry_mail_list'))[0]).toMatchObject({ consent: '1' })
  })

  test('returns a message for each invalid field', async () => {
    const before = await listed(server, '/enquiry_mail_list')
    const response = await server
      .visitor()
      .post('/enquiry_mail', { number: '12', email: 'x', location: 'Mars' })
    expect(response).toMatchObject({ status: 422, code: 422 })
    expect(response.data).toEqual({
      fields: {
        fname: 'First name is required',
        lname: 'Last name is required',
        email: 'Invalid email format',
        number: 'Enter a valid 10-digit number',
        location: 'Location is required',
        enquiry_type: 'Enquiry type is required',
      },
    })
    expect(await listed(server, '/enquiry_mail_list')).toEqual(before)
  })

  test('accepts an enquiry without company and message', async () => {
    const { orgName: _, message: __, ...required } = enquiry
    expect(await server.visitor().post('/enquiry_mail', required)).toMatchObject({ code: 200 })
  })

  test('is stored once if sent twice with one key', async () => {
    const before = (await listed(server, '/enquiry_mail_list')).length
    const headers = { 'idempotency-key': 'a form' }
    const first = await server.visitor().post('/enquiry_mail', enquiry, { headers })
    const again = await server.visitor().post('/enquiry_mail', enquiry, { headers })
    const { reference } = first.data['results'] as { readonly reference: string }
    expect(again).toMatchObject({ code: 200, data: { results: { reference } } })
    expect(await listed(server, '/enquiry_mail_list')).toHaveLength(before + 1)
  })

  test('a filled decoy field means spam, with the usual response', async () => {
    const response = await server
      .visitor()
      .post('/enquiry_mail', { ...enquiry, fname: 'Robot', website: 'https://x', took: 5 })
    expect(response).toMatchObject({ code: 200 })
    expect((await listed(server, '/enquiry_mail_list'))[0]).toMatchObject({
      fname: 'Robot',
      status: 'spam',
      spamReasons: [{ reason: 'decoy' }, { reason: 'quick' }],
    })
  })

  test('cannot set what staff set', async () => {
    await server.visitor().post('/enquiry_mail', {
      ...enquiry,
      status: 'answered',
      note: 'x',
      spamReasons: 'x',
      id: '1',
      createdAt: 'never',
    })
    expect((await listed(server, '/enquiry_mail_list'))[0]).toMatchObject({
      status: 'new',
      note: '',
      spamReasons: [],
    })
  })
})

describe('[C23] GET /enquiry_mail_list', () => {
  test('is searched, sorted and paged by wire names', async () => {
    const hr = await server.as('Hr')
    await server.visitor().post('/enquiry_mail', { ...enquiry, fname: 'Zaynab', lname: 'Last' })
    const found = await hr.get('/enquiry_mail_list?q=zaynab')
    expect(found.data).toMatchObject({ total: 1, results: [{ fname: 'Zaynab' }] })
    const sorted = await hr.get('/enquiry_mail_list?sort=-createdAt&size=2')
    expect(sorted).toMatchObject({ code: 200 })
    expect(sorted.data['results']).toHaveLength(2)
    expect(await hr.get('/enquiry_mail_list?sort=password')).toMatchObject({ status: 400, code: 400 })
  })
})

describe('[C46] POST /page_view', () => {
  test.each(['/', '/about', '/contact', '/services', '/career', '/newsinsights/1'])(
    'counts a view of %s',
    async (path) => {
      expect(
        await server.visitor().post('/page_view', { path, referrer: 'https://example.com/' }),
      ).toMatchObject({ code: 200 })
    },
  )

  test.each(['', '/admin', '/newsinsights/1/x', '/about?x=1', '//evil.example'])(
    'refuses %s, which is no page',
    async (path) => {
      expect(await server.visitor().post('/page_view', { path, referrer: '' })).toMatchObject({
        status: 422,
        code: 422,
      })
    },
  )
})
