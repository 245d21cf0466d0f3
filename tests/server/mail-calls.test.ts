import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileForm, startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let careerId: string

beforeAll(async () => {
  server = await startServer()
  const hr = await server.as('Hr')
  const { data } = await hr.post('/career_add', { title: 'Pilot', location: 'Hidd', description: 'Bring ships in.' })
  careerId = (data['results'] as { id: string }).id
})
afterAll(() => server.stop())

const enquiry = {
  fname: 'Maryam',
  lname: 'Al Sayed',
  email: 'maryam@example.com',
  number: '+973 3600 0000',
  location: 'Bahrain',
  message: 'Hello',
  orgName: 'Acme',
  enquiry_type: 'Business',
}

type Item = Record<string, unknown>
const listed = async (path: string): Promise<ReadonlyArray<Item>> =>
  (await (await server.as('Hr')).get(path)).data['results'] as ReadonlyArray<Item>

describe('[C1] POST /enquiry_mail', () => {
  test('[E13] keeps what a visitor sends', async () => {
    const answered = await server.visitor().post('/enquiry_mail', enquiry)
    expect(answered).toMatchObject({ status: 200, code: 200, data: { results: {} } })
    expect((await listed('/enquiry_mail_list'))[0]).toEqual({
      ...enquiry,
      id: expect.stringMatching(/^\d+$/),
      version: 1,
      status: 'new',
      note: '',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  test('says which fields break a rule, each by its sentence', async () => {
    const before = await listed('/enquiry_mail_list')
    const answered = await server.visitor().post('/enquiry_mail', { number: '12', email: 'x', location: 'Mars' })
    expect(answered).toMatchObject({ status: 422, code: 422 })
    expect(answered.data).toEqual({
      fields: {
        fname: 'First name is required',
        lname: 'Last name is required',
        email: 'Invalid email format',
        number: 'Enter a valid 10-digit number',
        location: 'Location is required',
        enquiry_type: 'Enquiry type is required',
      },
    })
    expect(await listed('/enquiry_mail_list')).toEqual(before)
  })

  test('company and message are optional', async () => {
    const { orgName: _, message: __, ...required } = enquiry
    expect(await server.visitor().post('/enquiry_mail', required)).toMatchObject({ code: 200 })
  })

  test('is kept once when it is sent twice with one key', async () => {
    const before = (await listed('/enquiry_mail_list')).length
    const headers = { 'idempotency-key': 'a form' }
    await server.visitor().post('/enquiry_mail', enquiry, { headers })
    expect(await server.visitor().post('/enquiry_mail', enquiry, { headers })).toMatchObject({ code: 200 })
    expect(await listed('/enquiry_mail_list')).toHaveLength(before + 1)
  })

  test('what fills in the field that people do not see is spam, and is answered all the same', async () => {
    const answered = await server.visitor().post('/enquiry_mail', { ...enquiry, fname: 'Robot', website: 'https://x', took: 5 })
    expect(answered).toMatchObject({ code: 200 })
    expect((await listed('/enquiry_mail_list'))[0]).toMatchObject({ fname: 'Robot', status: 'spam' })
  })

  test('cannot set what staff set', async () => {
    await server.visitor().post('/enquiry_mail', { ...enquiry, status: 'answered', note: 'x', id: '1', createdAt: 'never' })
    expect((await listed('/enquiry_mail_list'))[0]).toMatchObject({ status: 'new', note: '' })
  })
})

describe('[C23] GET /enquiry_mail_list', () => {
  test('is searched, sorted and paged by names on the wire', async () => {
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

describe.each([
  { kind: 'enquiry', list: '/enquiry_mail_list', one: '/enquiry_mail' },
  { kind: 'profile', list: '/profile_mail_list', one: '/profile_mail' },
])('[C46] PUT and DELETE of one $kind', ({ list, one }) => {
  beforeAll(async () => {
    await (one === '/enquiry_mail' ? server.visitor().post(one, enquiry) : apply())
  })

  test('staff set its status and note', async () => {
    const hr = await server.as('Hr')
    const [mail] = await listed(list)
    const answered = await hr.put(`${one}/${mail?.['id']}`, { status: 'answered', note: 'Called back', fname: 'Forged' })
    expect(answered.data['results']).toEqual({ ...mail, status: 'answered', note: 'Called back', version: 2, updatedAt: expect.any(String) })
  })

  test('an unknown status is refused, and an older version', async () => {
    const hr = await server.as('Hr')
    const [mail] = await listed(list)
    expect(await hr.put(`${one}/${mail?.['id']}`, { status: 'burnt' })).toMatchObject({ status: 422, data: { fields: { status: expect.any(String) } } })
    expect(await hr.put(`${one}/${mail?.['id']}`, { status: 'spam', version: 0 })).toMatchObject({ status: 409, data: { results: mail } })
  })

  test('it is deleted, once', async () => {
    const hr = await server.as('Hr')
    const [mail] = await listed(list)
    expect(await hr.delete(`${one}/${mail?.['id']}`)).toMatchObject({ code: 200, data: { results: { id: mail?.['id'] } } })
    expect(await hr.delete(`${one}/${mail?.['id']}`)).toMatchObject({ status: 404 })
    expect(await hr.put(`${one}/${mail?.['id']}`, { status: 'read' })).toMatchObject({ status: 404 })
  })
})

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')

const applicationForm = (file: Uint8Array<ArrayBuffer> | undefined, name: string, changed: Record<string, string> = {}) => {
  const form = file === undefined ? new FormData() : fileForm('resume', file, name, 'application/pdf')
  const { fname, lname, email, number, location } = enquiry
  const texts = { fname, lname, email, number, location, career_id: careerId, message: 'I can.', ...changed }
  for (const [field, value] of Object.entries(texts)) form.append(field, value)
  return form
}

const apply = (file: Uint8Array<ArrayBuffer> | undefined = pdf, name = 'my résumé.pdf', changed: Record<string, string> = {}) =>
  server.visitor().call('POST', '/profile_mail', { form: applicationForm(file, name, changed) })

const resumes = () => readdir(join(server.dataDir, 'files', 'resumes')).catch(() => [])

describe('[C46] POST /profile_mail', () => {
  test('[C24] keeps an application with its résumé, and lists it for staff', async () => {
    expect(await apply()).toMatchObject({ status: 200, code: 200, data: { results: {} } })
    expect((await listed('/profile_mail_list'))[0]).toMatchObject({
      fname: 'Maryam',
      career_id: careerId,
      position: 'Pilot',
      resumeName: 'my résumé.pdf',
      status: 'new',
    })
  })

  test('without a résumé, or with fields that break a rule, nothing is kept', async () => {
    const before = [await listed('/profile_mail_list'), await resumes()]
    expect(await apply(undefined, '', { fname: '' })).toMatchObject({ status: 422 })
    const none = await server.visitor().call('POST', '/profile_mail', { form: applicationForm(undefined, '', { fname: '' }) })
    expect(none.data).toEqual({ fields: { fname: 'First name is required', resume: 'Résumé is required' } })
    expect([await listed('/profile_mail_list'), await resumes()]).toEqual(before)
  })

  test('what only calls itself a PDF is refused by its content', async () => {
    const before = [await listed('/profile_mail_list'), await resumes()]
    expect(await apply(new TextEncoder().encode('<html><script>1</script>'))).toMatchObject({ status: 415, code: 415 })
    expect(await apply(pdf, 'resume.docx')).toMatchObject({ status: 415, code: 415 })
    expect(await apply(pdf, 'resume.html')).toMatchObject({ status: 422, code: 422 })
    expect([await listed('/profile_mail_list'), await resumes()]).toEqual(before)
  })

  test('takes no JSON', async () => {
    expect(await server.visitor().post('/profile_mail', enquiry)).toMatchObject({ status: 415, code: 415 })
  })
})

describe('[C46] GET /profile_mail/{id}/resume', () => {
  test('hands the file over to be kept, never to be shown', async () => {
    await apply()
    const [{ id } = {}] = await listed('/profile_mail_list')
    const { status, headers, text } = await (await server.as('Hr')).get(`/profile_mail/${id}/resume`)
    expect(status).toBe(200)
    expect(text).toBe(new TextDecoder().decode(pdf))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="my r_sum_.pdf"; filename*=UTF-8''my%20r%C3%A9sum%C3%A9.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test('goes with its application', async () => {
    await apply()
    const hr = await server.as('Hr')
    const [{ id } = {}] = await listed('/profile_mail_list')
    const before = (await resumes()).length
    await hr.delete(`/profile_mail/${id}`)
    expect(await resumes()).toHaveLength(before - 1)
    expect(await hr.get(`/profile_mail/${id}/resume`)).toMatchObject({ status: 404, code: 404 })
  })

  test('is at no address that could be guessed', async () => {
    const [file = ''] = await resumes()
    expect((await server.visitor().page(`/media/${file}`)).status).toBe(404)
    expect((await server.visitor().page(`/media/../resumes/${file}`)).status).toBe(404)
    expect((await server.visitor().page(`/media/%2e%2e/resumes/${file}`)).status).toBe(404)
  })
})

describe('[C46] POST /page_view', () => {
  test.each(['/', '/about', '/contact', '/services', '/career', '/newsinsights/1'])('counts a view of %s', async (path) => {
    expect(await server.visitor().post('/page_view', { path, referrer: 'https://example.com/' })).toMatchObject({ code: 200 })
  })

  test.each(['', '/admin', '/newsinsights/1/x', '/about?x=1', '//evil.example'])('refuses %s, which is no page', async (path) => {
    expect(await server.visitor().post('/page_view', { path, referrer: '' })).toMatchObject({ status: 422, code: 422 })
  })
})
