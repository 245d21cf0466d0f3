import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply, enquiry, listed } from '../support/mail/mails.ts'
import { postApplication, resume, typed } from '../support/mail/posted.ts'
import { renderedFront } from '../support/rendered-front.ts'
import { filesInZip } from '../support/formats/zip.ts'

let server: TestServer
let careerId: string

beforeAll(async () => {
  server = await startServer({ LANGUAGES: 'en,ar,fr' }, {}, renderedFront)
  const admin = await server.as('Admin')
  await admin.put('/homepage', { languages: ['ar'] })
  careerId = await addPosition(server)
})
afterAll(() => server.stop())

const enquiries = () => listed(server, '/enquiry_mail_list')
const applications = () => listed(server, '/profile_mail_list')
const send = (email: string, more = {}) =>
  server.visitor().post('/enquiry_mail', { ...enquiry, email, ...more })

describe('[T36] the language of a received mail', () => {
  test('is stored with each mail, with the version of its privacy sentence', async () => {
    await send('arabic@example.com', { lang: 'ar', consent: '1-ar' })
    await apply(server, careerId, { changed: { lang: 'ar', consent: '1-ar' } })
    const [[sent], [applied]] = [await enquiries(), await applications()]
    for (const mail of [sent, applied]) expect(mail).toMatchObject({ lang: 'ar', consent: '1-ar' })
    const { data } = await (await server.as('Hr')).get(`/enquiry_mail/${String(sent?.['id'])}`)
    expect(data).toMatchObject({ results: { lang: 'ar' } })
  })

  test.each(['en', 'fr', 'AR', 'xx', '', 'constructor'])(
    'is the default for “%s”, and not sent',
    async (lang) => {
      expect(await send('default@example.com', { lang })).toMatchObject({ status: 200 })
      expect(await apply(server, careerId, { changed: { lang } })).toMatchObject({ status: 200 })
      for (const [mail] of [await enquiries(), await applications()]) expect(mail).not.toHaveProperty('lang')
    },
  )

  test('is that of the address to which a form is posted without scripts', async () => {
    const page = (path: string) =>
      server.visitor().page(path, { method: 'POST', body: new URLSearchParams({ ...typed, message: path }) })
    const sent = await page('/ar/contact')
    expect(await sent.text()).toContain('الرقم المرجعي')
    expect((await enquiries())[0]).toMatchObject({ message: '/ar/contact', lang: 'ar' })
    await page('/contact')
    expect((await enquiries())[0]).not.toHaveProperty('lang')
    await postApplication(server, careerId, { resume: resume(), page: '/ar/career' })
    expect((await applications())[0]).toMatchObject({ lang: 'ar' })
    await postApplication(server, careerId, { resume: resume(), texts: { firstName: 'Mona' } })
    expect((await applications())[0]).not.toHaveProperty('lang')
  })

  test('is a column of the CSV', async () => {
    await send('arabic-csv@example.com', { lang: 'ar' })
    const hr = await server.as('Hr')
    for (const path of ['/enquiry_mail.csv', '/profile_mail.csv']) {
      const [head = '', ...lines] = (await hr.get(path)).text.trimEnd().split('\r\n')
      expect(head).toMatch(
        /,"Privacy note version","language","Owner","Answer due [^"]*","First answer [^"]*"(,"About company","Subject")?$/,
      )
      expect(new Set(lines.map((line) => /"(\w\w)",""/.exec(line)?.[1]))).toEqual(new Set(['ar', 'en']))
    }
  })

  test('is in the export of personal data', async () => {
    await send('export@example.com', { lang: 'ar' })
    const admin = await server.as('Admin')
    const response = await fetch(`${admin.base}/personal_data_export`, {
      method: 'POST',
      body: JSON.stringify({ email: 'export@example.com' }),
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': admin.cookies.get('XSRF-TOKEN') ?? '',
        cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    const data = filesInZip(Buffer.from(await response.arrayBuffer())).get('data.json')
    expect(JSON.parse(String(data))).toMatchObject({ enquiries: [{ language: 'ar' }] })
  })

  test('survives a change, the trash and the way back', async () => {
    await send('kept@example.com', { lang: 'ar' })
    const id = String((await enquiries())[0]?.['id'])
    const admin = await server.as('Admin')
    expect((await admin.put(`/enquiry_mail/${id}`, { status: 'read' })).data).toMatchObject({
      results: { lang: 'ar' },
    })
    await admin.delete(`/enquiry_mail/${id}`)
    await admin.put(`/trash/enquiry/${id}`)
    expect((await admin.get(`/enquiry_mail/${id}`)).data).toMatchObject({ results: { lang: 'ar' } })
  })
})
