import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { renderedFront } from '../support/rendered-front.ts'
import { addPosition, listed } from '../support/mail/mails.ts'
import { fieldsIn, noticeIn, postApplication, postEnquiry, resume, typed } from '../support/mail/posted.ts'
import { sendRaw, statusesIn } from '../support/raw.ts'

let server: TestServer
let careerId: string

beforeAll(async () => {
  server = await startServer({}, {}, renderedFront)
  careerId = await addPosition(server)
})
afterAll(() => server.stop())

const enquiries = () => listed(server, '/enquiry_mail_list')

describe('a form', () => {
  test.each([
    ['of another site', { origin: 'https://evil.example' }, 403],
    ['of a page without an origin', { origin: 'null' }, 403],
    ['of another site that hides where it is', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['that a person sent themselves', { 'sec-fetch-site': 'none' }, 200],
    ['of this site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['of no browser', {}, 200],
  ])('%s', async (_, headers, status) => {
    const before = (await enquiries()).length
    const response = await postEnquiry(server, { ...typed, message: JSON.stringify(headers) }, headers)
    expect(response.status).toBe(status)
    expect(await enquiries()).toHaveLength(status === 200 ? before + 1 : before)
  })

  test('of another site is refused, and comes back empty', async () => {
    const html = await (await postEnquiry(server, typed, { origin: 'https://evil.example' })).text()
    expect(noticeIn(html)).toBe('Failed to submit form This page is out of date. Load it again.')
    expect(fieldsIn(html)).toMatchObject({ firstName: { value: '', error: undefined } })
  })

  test('of the site with its public address is accepted', async () => {
    const proxied = await startServer({ PUBLIC_URL: 'https://group.example' }, {}, renderedFront)
    const headers = { origin: 'https://group.example' }
    expect((await postEnquiry(proxied, typed, headers)).status).toBe(200)
    await proxied.stop()
  })

  test.each(['text/plain', 'application/json', ''])('of the type %j', async (type) => {
    const response = await server.visitor().page('/contact', {
      method: 'POST',
      body: 'firstName=A',
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(415)
    expect(noticeIn(await response.text())).toContain('This page does not accept a form of this type.')
  })

  test('because it cannot be', async () => {
    const response = await server.visitor().page(`/career?apply=${careerId}`, {
      method: 'POST',
      body: '--x\r\ncontent-disposition: form-data; name="firstName"\r\n\r\nA',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(response.status).toBe(400)
    expect(noticeIn(await response.text())).toContain('The form cannot be read. Please send it again.')
  })

  test('because it is too large, with a response', async () => {
    const long = await postEnquiry(server, { ...typed, message: 'x'.repeat(256 * 1024) })
    const parts = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`field${at}`, 'x']))
    const many = await postApplication(server, careerId, { texts: parts })
    const large = await postApplication(server, careerId, {
      resume: resume(new Uint8Array(41 * 1024 * 1024)),
    })
    for (const response of [long, many, large]) {
      expect(response.status).toBe(413)
      expect(noticeIn(await response.text())).toContain(
        'The form is too large. Choose a file of at most 10 MB.',
      )
    }
  })

  test('because its sender went away, leaves the server alive', async () => {
    const head = 'POST /career?apply=1 HTTP/1.1\r\nhost: x\r\ncontent-length: 999\r\n'
    const type = 'content-type: multipart/form-data; boundary=x\r\n\r\n'
    await sendRaw(server.site, `${head}${type}--x\r\n`, 100)
    expect((await server.visitor().page('/readyz')).status).toBe(200)
  })
})

test('forms count with calls: the 21st from one address in ten minutes gets 429', async () => {
  const limited = await startServer({ RATE_LIMIT: 'on' }, {}, renderedFront)
  const send = (at: number) => postEnquiry(limited, { ...typed, message: String(at) })
  const call = { fname: 'A', lname: 'B', email: 'a@b', number: '17000000', location: 'KSA' }
  for (let sent = 0; sent < 10; sent++) {
    expect((await postEnquiry(limited, {})).status).toBe(422)
    expect((await send(sent)).status).toBe(200)
    const response = await limited.visitor().post('/enquiry_mail', { ...call, enquiry_type: 'General' })
    expect(response.code).toBe(200)
  }
  const refused = await send(21)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  const html = await refused.text()
  expect(noticeIn(html)).toBe('Failed to submit form Too many forms in a short time. Try again later.')
  expect(html).toMatch(/role="alert" tabindex="-1" autofocus/)
  expect(fieldsIn(html)).toMatchObject({ message: { value: '21', error: undefined } })
  expect(await listed(limited, '/enquiry_mail_list')).toHaveLength(20)
  await limited.stop()
})

describe('other methods', () => {
  test('of a page with a form get the allowed methods', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await server.visitor().page('/contact', { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    }
    const head = await server.visitor().page('/contact', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('are refused on a page without a form', async () => {
    const response = await server
      .visitor()
      .page('/about', { method: 'POST', body: new URLSearchParams(typed) })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const raw = await sendRaw(
      server.site,
      'POST /constructor HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    )
    expect(statusesIn(raw)).toEqual([405])
  })
})
