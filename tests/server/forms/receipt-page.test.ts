import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { renderedFront } from '../support/rendered-front.ts'
import { enquiry } from '../support/mail/mails.ts'
import { fieldsIn, noticeIn } from '../support/mail/posted.ts'

let server: TestServer

const printed: Array<string> = []

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => {
      printed.push(parts.map(String).join(' '))
    })
  server = await startServer(
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@sahilan.example' },
    {},
    renderedFront,
  )
})
afterAll(async () => {
  await server.stop()
  vi.restoreAllMocks()
})

const unknownCode = 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'
const unknown = /No enquiry belongs to this code/u

const sent = async (more: object = {}) => {
  const { data } = await server
    .visitor()
    .post('/enquiry_mail', { ...enquiry, message: 'Typed words', ...more })
  return data['results'] as { readonly reference: string; readonly code: string }
}
const post = (texts: Readonly<Record<string, string>>, path = '/receipt') =>
  server.visitor().page(path, { method: 'POST', body: new URLSearchParams(texts) })
const shown = async (texts: Readonly<Record<string, string>>) => (await post(texts)).text()
const newest = async () => {
  const { data } = await (await server.as('Hr')).get('/enquiry_mail_list?size=1&status=any')
  return (data['results'] as ReadonlyArray<{ readonly id: string; readonly status: string }>)[0]
}
const answer = async (text: string) =>
  (await server.as('Hr')).post(`/enquiry_mail/${(await newest())?.id}/messages`, {
    direction: 'out',
    text,
    language: 'en',
    after: '0',
  })

test('[K13] the page has a field for the code, is private, and belongs to nobody', async () => {
  const response = await server.visitor().page('/receipt')
  expect(response.status).toBe(200)
  const headers = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) =>
    response.headers.get(name),
  )
  expect(headers).toEqual(['no-store', 'noindex', 'no-referrer'])
  const html = await response.text()
  expect(response.headers.get('content-encoding')).not.toBeNull()
  expect(fieldsIn(html)).toHaveProperty('code')
  expect(html).toMatch(/<meta[^>]*noindex/u)
  expect(html).not.toMatch(/rel="canonical"|id="snapshot"/u)
  expect(await (await server.visitor().page('/sitemap.xml')).text()).not.toContain('receipt')
  expect((await server.visitor().page('/ar/receipt')).status).toBe(404)
})

test('[K13] without scripts, a code shows answers, and nothing that was typed', async () => {
  const { reference, code } = await sent()
  await answer('Dear Maryam\n\nsee {{status_link}}')
  const response = await post({ code: code.toLowerCase().replaceAll('-', ' ') })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await response.text()
  expect(html).toContain(reference)
  expect(html).toContain('Answered')
  expect(html).toContain('Dear Maryam')
  expect(html).not.toMatch(/Typed words|Al Sayed|maryam@|Acme/u)
})

test('[K13] an unknown, a malformed and an erased code get the same page', async () => {
  const { code } = await sent()
  await shown({ step: 'erase', code })
  const pages = await Promise.all(
    [unknownCode, 'nothing', code].map(async (wrong) => {
      const response = await post({ code: wrong })
      return { status: response.status, html: (await response.text()).replaceAll(wrong, 'CODE') }
    }),
  )
  expect(pages[0]?.status).toBe(404)
  expect(pages[0]?.html).toMatch(unknown)
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
})

test('[K13] spam shows as received', async () => {
  const { code } = await sent({ website: 'https://x' })
  expect((await newest())?.status).toBe('spam')
  expect(await shown({ code })).toContain('Arrived')
})

test('[K14] a reply joins the thread and reopens the mail; a reload adds nothing', async () => {
  const { code } = await sent()
  await answer('Dear Maryam')
  const texts = { step: 'reply', code, text: 'One <b>correction</b>' }
  expect(noticeIn(await shown(texts))).toBe('Your message has arrived.')
  await shown(texts)
  const hr = await server.as('Hr')
  const mail = await newest()
  expect(mail?.status).toBe('new')
  const thread = await hr.get(`/enquiry_mail/${mail?.id}/messages`)
  expect(thread.data).toMatchObject({
    results: [{ direction: 'out' }, { direction: 'in', text: texts.text }],
  })
  expect(fieldsIn(await shown({ ...texts, text: ' ' }))).toMatchObject({
    text: { error: 'Text is required' },
  })
})

test('[K14] the same words of another day join the thread', async () => {
  const { code } = await sent()
  const reply = async () => {
    const [, replies = ''] = /name="replies" value="(\d+)"/u.exec(await shown({ code })) ?? []
    const texts = { step: 'reply', code, text: 'Any news?', replies }
    return [noticeIn(await shown(texts)), noticeIn(await shown(texts))]
  }
  const arrived = 'Your message has arrived.'
  expect([await reply(), await reply()]).toEqual([
    [arrived, arrived],
    [arrived, arrived],
  ])
  const thread = await (await server.as('Hr')).get(`/enquiry_mail/${(await newest())?.id}/messages`)
  expect(thread.data).toMatchObject({ results: [{ text: 'Any news?' }, { text: 'Any news?' }] })
})

test('[K14] a reply that is one too many comes back as it was typed', async () => {
  const limited = await startServer({ RATE_LIMIT: 'on' }, {}, renderedFront)
  const visitor = limited.visitor()
  const { data } = await visitor.post('/enquiry_mail', enquiry)
  const { code } = data['results'] as { readonly code: string }
  for (let more = 0; more < 19; more += 1) await visitor.post('/enquiry_mail', enquiry)
  const body = new URLSearchParams({ step: 'reply', code, text: 'Many words' })
  const response = await visitor.page('/receipt', { method: 'POST', body })
  expect(response.status).toBe(429)
  expect(fieldsIn(await response.text())).toMatchObject({
    text: { value: 'Many words', error: expect.any(String) },
  })
  await limited.stop()
})

test('[K15] erasing asks first, and leaves neither the mail nor its thread', async () => {
  const { code, reference } = await sent()
  await answer('Dear Maryam')
  const mail = await newest()
  expect(await shown({ step: 'ask', code })).toContain('Erase for good?')
  expect((await newest())?.id).toBe(mail?.id)
  expect(await shown({ step: 'erase', code })).toContain('Your enquiry has been erased')
  const hr = await server.as('Hr')
  expect((await hr.get(`/enquiry_mail/${mail?.id}`)).status).toBe(404)
  expect((await hr.get(`/enquiry_mail/${mail?.id}/messages`)).status).toBe(404)
  const { text } = await (await server.as('Admin')).get('/activity')
  expect(text).toContain(`"forgotten"`)
  expect(text).toContain(reference)
  expect(text).toContain('the sender')
})

test('[K15] a mail in the trash shows as closed, and can still be erased', async () => {
  const { code } = await sent()
  const mail = await newest()
  await (await server.as('Hr')).delete(`/enquiry_mail/${mail?.id}`)
  expect(await shown({ code })).toContain('Closed')
  await shown({ step: 'erase', code })
  expect(await shown({ code })).toMatch(unknown)
  expect((await (await server.as('Admin')).get('/trash')).text).not.toContain(`"${mail?.id}"`)
})

test('[K13] a mail that is restored from the trash opens with its former code', async () => {
  const { code } = await sent()
  const id = String((await newest())?.id)
  const hr = await server.as('Hr')
  await hr.delete(`/enquiry_mail/${id}`)
  expect((await hr.put(`/trash/enquiry/${id}`)).status).toBe(200)
  expect(await shown({ code })).toContain('Arrived')
})

test('[K13] guesses are throttled by address, also for a right code', async () => {
  const { code } = await sent()
  const proxied = await startServer({ TRUST_PROXY: '1' }, {}, renderedFront)
  const guess = (wrong: string) =>
    proxied.visitor().post('/receipt', { code: wrong }, { headers: { 'x-forwarded-for': '10.7.0.1' } })
  for (let tries = 0; tries < 20; tries += 1) expect((await guess(unknownCode)).status).toBe(404)
  const waits = await guess(code)
  expect([waits.status, waits.headers.get('retry-after')]).toEqual([429, '60'])
  await proxied.stop()
})

test('[K13] where Arabic is open, the page exists in Arabic', async () => {
  await (await server.as('Admin')).put('/homepage', { languages: ['ar'] })
  const html = await (await server.visitor().page('/ar/receipt')).text()
  expect(html).toContain('أين وصل استفساركم؟')
  expect(html).toContain('action="/ar/receipt"')
  expect((await server.visitor().page('/ar/receipt')).headers.get('cache-control')).toBe('no-store')
})

test('[K13] in Arabic and without scripts, a code shows, takes a reply, and erases', async () => {
  const { reference, code } = await sent()
  await answer('السيدة مريم\n\nنعم')
  const inArabic = async (texts: Readonly<Record<string, string>>) => {
    const response = await post({ code, ...texts }, '/ar/receipt')
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
    const html = await response.text()
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(html).not.toMatch(/Typed words|Al Sayed|maryam@|Acme|3600 0000|Second words/u)
    return html
  }
  const opened = await inArabic({})
  expect(opened).toContain(reference)
  expect(opened).toContain('تم الردّ عليه')
  expect(opened).toContain('السيدة مريم')
  expect(noticeIn(await inArabic({ step: 'reply', text: 'Second words' }))).toBe('وصلتنا إضافتكم.')
  expect(await inArabic({ step: 'ask' })).toContain('محو نهائي؟')
  expect(await inArabic({ step: 'erase' })).toContain('مُحي استفساركم')
})

test('[K13] a code stands in no line of the log', async () => {
  const { code } = await sent()
  await shown({ code })
  await shown({ step: 'reply', code, text: 'Once more' })
  await shown({ code: unknownCode })
  await server.visitor().page(`/receipt?code=${unknownCode}`)
  await shown({ step: 'erase', code })
  const log = printed.join('\n')
  for (const secret of [code, code.replaceAll('-', ''), unknownCode]) expect(log).not.toContain(secret)
})
