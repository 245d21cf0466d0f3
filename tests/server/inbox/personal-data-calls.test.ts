import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#adapters/http/endpoints.ts'
import { noPersonalData } from '#domain/privacy/personal-data.ts'
import { publishedDay } from '#domain/time/published-day.ts'
import { adminEmail, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply, enquiry, listed, pdf } from '../support/mail/mails.ts'
import { filesInZip } from '../support/formats/zip.ts'

let server: TestServer
/** A zone whose date differs from UTC now. */
const timeZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
beforeEach(async () => {
  server = await startServer({ TIME_ZONE: timeZone })
  await server.visitor().post('/enquiry_mail', { ...enquiry, consent: '1' })
  await server.visitor().post('/enquiry_mail', { ...enquiry, email: 'other@example.com' })
  await apply(server, await addPosition(server), { changed: { email: 'MARYAM@example.com' } })
})
afterEach(() => server.stop())

const { email } = enquiry
const post = async (path: string, body: unknown = { email }) => (await server.as('Admin')).post(path, body)
const resumes = () => readdir(join(server.dataDir, 'files', 'resumes')).catch(() => [])

const download = async () => {
  const admin = await server.as('Admin')
  const token = admin.cookies.get('XSRF-TOKEN') ?? ''
  return fetch(`${admin.base}/personal_data_export`, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': token,
      cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
}
const downloaded = async () => filesInZip(Buffer.from(await (await download()).arrayBuffer()))

describe('[C46] personal data', () => {
  test('are counted by kind, without their content', async () => {
    const { status, data, text, headers } = await post('/personal_data')
    expect(status).toBe(200)
    expect(data).toEqual({
      results: {
        counts: { ...noPersonalData, enquiries: 1, profiles: 1, files: 1 },
        isStaff: false,
        erasures: [],
      },
    })
    expect(text).not.toMatch(/maryam/i)
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await post('/personal_data', { email: adminEmail })).data).toMatchObject({
      results: { isStaff: true },
    })
  })

  test.each([{}, { email: '' }, { email: 'x' }, { email: 7 }])('of %o are rejected', async (body) => {
    for (const path of ['/personal_data', '/personal_data_export', '/personal_data_erase'])
      expect(await post(path, body)).toMatchObject({
        status: 422,
        data: { fields: { email: expect.any(String) } },
      })
  })

  test('[O40] are exported as one archive that opens elsewhere, named by the site’s day', async () => {
    const response = await download()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const day = publishedDay(timeZone, new Date().toISOString())
    expect(response.headers.get('content-disposition')).toContain(`filename="personal-data-${day}.zip"`)
    const files = filesInZip(Buffer.from(await response.arrayBuffer()))
    expect([...files.keys()]).toEqual(['data.json', 'resumes/1-my_résumé.pdf'])
    expect(files.get('resumes/1-my_résumé.pdf')).toEqual(Buffer.from(pdf))
    expect(JSON.parse(files.get('data.json')?.toString() ?? '')).toMatchObject({
      email,
      enquiries: [{ firstName: 'Maryam', told: expect.stringMatching(/^Version 1: We keep/) }],
      applications: [{ firstName: 'Maryam', position: 'Pilot' }],
    })
  })

  test('are exported without the notes of staff, also of a mail in the trash', async () => {
    const admin = await server.as('Admin')
    const exported = async () => String((await downloaded()).get('data.json'))
    await admin.put('/enquiry_mail/1', { note: 'Rude on the phone' })
    await admin.put('/profile_mail/1', { note: 'Rude in person' })
    expect((await admin.get('/enquiry_mail_list')).text).toContain('Rude on the phone')
    expect(await exported()).toContain('Maryam')
    expect(await exported()).not.toContain('Rude')
    await admin.delete('/enquiry_mail/1')
    expect(await exported()).not.toContain('Rude')
  })

  test('are erased with their files, which is in the activity', async () => {
    expect(await resumes()).toHaveLength(1)
    const { data } = await post('/personal_data_erase', { email: 'Maryam@Example.com' })
    expect(data).toEqual({ results: { ...noPersonalData, enquiries: 1, profiles: 1, files: 1 } })
    expect((await listed(server, '/enquiry_mail_list')).map((mail) => mail['email'])).toEqual([
      'other@example.com',
    ])
    expect(await listed(server, '/profile_mail_list')).toEqual([])
    expect(await resumes()).toEqual([])
    expect((await post('/personal_data')).data).toMatchObject({
      results: { counts: noPersonalData, erasures: [{ by: 'Administrator' }] },
    })
    const { data: activity } = await (await server.as('Admin')).get('/activity?kind=forgotten')
    expect(activity['results']).toMatchObject([
      {
        subject: 'personalData',
        author: { name: 'Administrator' },
        title: '1 enquiry, 1 application, 1 file',
      },
    ])
    expect(JSON.stringify(activity)).not.toMatch(/maryam/i)
  })

  test('are requested by POST only, so that no address is in a URL', async () => {
    const admin = await server.as('Admin')
    for (const path of [endpoints.personalData, endpoints.personalDataExport, endpoints.personalDataErase])
      expect(await admin.get(`${path}?email=${email}`)).toMatchObject({ status: 404 })
    expect(await listed(server, '/enquiry_mail_list')).toHaveLength(2)
  })
})
