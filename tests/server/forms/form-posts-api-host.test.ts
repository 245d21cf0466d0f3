import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { renderedFront } from '../support/rendered-front.ts'
import { addPosition, listed } from '../support/mail/mails.ts'
import { fakeBackEnd } from '../support/fake-back-end.ts'
import { fieldsIn, noticeIn, postApplication, postEnquiry, resume, typed } from '../support/mail/posted.ts'

let behind: TestServer
let server: TestServer

beforeAll(async () => {
  behind = await startServer({ TRUST_PROXY: '1', RATE_LIMIT: 'on' })
  server = await startServer({ API_HOST: behind.url, TRUST_PROXY: '1' }, {}, renderedFront)
})
afterAll(async () => {
  await server.stop()
  await behind.stop()
})

test('[C49] sends posted forms to API_HOST', async () => {
  expect((await postEnquiry(server)).status).toBe(200)
  expect((await postEnquiry(server)).status).toBe(200)
  expect(await listed(behind, '/enquiry_mail_list')).toMatchObject([{ fname: 'Maryam', number: typed.phone }])
  const careerId = await addPosition(behind)
  expect((await postApplication(server, careerId, { resume: resume() })).status).toBe(200)
  expect(await listed(behind, '/profile_mail_list')).toMatchObject([
    { fname: 'Maryam', resumeName: 'my résumé.pdf' },
  ])
})

test('[T36] tells that host the language of a form', async () => {
  await (await behind.as('Admin')).put('/homepage', { languages: ['ar'] })
  const front = await startServer({ API_HOST: behind.url }, {}, renderedFront)
  const body = new URLSearchParams({ ...typed, message: 'مرحباً' })
  expect((await front.visitor().page('/ar/contact', { method: 'POST', body })).status).toBe(200)
  expect((await listed(behind, '/enquiry_mail_list'))[0]).toMatchObject({ message: 'مرحباً', lang: 'ar' })
  await front.stop()
})

test('[C49] shows the errors of that host beside the fields', async () => {
  const response = await postEnquiry(server, { ...typed, phone: '1', type: 'None' })
  expect(response.status).toBe(422)
  expect(fieldsIn(await response.text())).toMatchObject({
    firstName: { value: 'Maryam' },
    phone: { error: 'Enter a valid 10-digit number' },
    type: { error: 'Enquiry type is required' },
  })
})

test('[C49] lets that host limit the forms of each visitor', async () => {
  const send = (at: number, address: string) =>
    postEnquiry(server, { ...typed, message: `From afar ${at}` }, { 'x-forwarded-for': address })
  for (let sent = 0; sent < 20; sent++) expect((await send(sent, '10.0.0.1')).status).toBe(200)
  const refused = await send(21, '10.0.0.1')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true])
  expect((await send(22, '10.0.0.2')).status).toBe(200)
})

test('[E12] shows that the host is busy, with what was typed', async () => {
  const busy = { status: 503, headers: { 'retry-after': '7' }, body: { code: 503, message: 'Come again.' } }
  const empty = { body: { code: 200, message: 'OK', data: { results: [] } } }
  const host = await fakeBackEnd(({ method }) => (method === 'POST' ? busy : empty))
  const passing = await startServer({ API_HOST: host.host }, {}, renderedFront)
  const response = await postEnquiry(passing)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7'])
  const html = await response.text()
  expect(noticeIn(html)).toBe('Failed to submit form Come again.')
  expect(fieldsIn(html)).toMatchObject({ firstName: { value: 'Maryam', error: undefined } })
  await passing.stop()
  await host.close()
})
