import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { enquiry, listed } from '../support/mail/mails.ts'
import { postEnquiry, typed } from '../support/mail/posted.ts'
import { filesInZip } from '../support/formats/zip.ts'

let server: TestServer
let admin: Client
let brandId: string

beforeAll(async () => {
  server = await startServer()
  admin = await server.as('Admin')
  brandId = await addBrand('Badgir Estates')
})
afterAll(() => server.stop())

const addBrand = async (Tittle: string) => {
  const { data } = await admin.post('/Ourbrands_add', { Tittle, Image: await uploadPicture(admin) })
  return (data['results'] as { id: string }).id
}
const send = (more: object) => server.visitor().post('/enquiry_mail', { ...enquiry, ...more })
const newest = async () => (await listed(server, '/enquiry_mail_list'))[0]
const about = { brandId: expect.any(String) as string, brand: 'Badgir Estates', subject: 'press' }

describe('[S10] the company and the subject of an enquiry', () => {
  test('arrive in the inbox and its filters, by the API and by a form without scripts', async () => {
    await send({ message: 'by the API', brandId, subject: 'press' })
    expect(await newest()).toMatchObject({ ...about, brandId })
    await postEnquiry(server, { ...typed, message: 'by the form', brandId, subject: 'press' })
    expect(await newest()).toMatchObject({ ...about, brandId, message: 'by the form' })
    await send({})
    const found = async (filter: string) =>
      (await listed(server, `/enquiry_mail_list?${filter}`)).map(({ message }) => message)
    const both = ['by the form', 'by the API']
    expect(await found(`brandId=${brandId}`)).toEqual(both)
    expect(await found('subject=press')).toEqual(both)
    expect(await found('subject=sales')).toEqual([])
    expect(await found('q=badgir')).toEqual(both)
  })

  test('are the last columns of the CSV, and of its filtered list', async () => {
    await send({ email: 'csv@example.com', brandId, subject: 'supplier' })
    const { text } = await admin.get('/enquiry_mail.csv?subject=supplier')
    const [head, line, ...others] = text.trimEnd().split('\r\n')
    expect(head).toMatch(/,"About company","Subject"$/)
    expect(line).toMatch(/,"Badgir Estates","supplier"$/)
    expect(others).toEqual([])
  })

  test('[K4] decide who owns it on arrival', async () => {
    const { data } = await admin.get('/mail_staff')
    const [{ id: owner } = { id: '' }] = data['results'] as ReadonlyArray<{ readonly id: string }>
    const routing = [{ places: [], types: [], brandIds: [brandId], subjects: ['press'], owner }]
    const saved = await admin.put('/desk', { routing })
    expect(saved.data).toMatchObject({ results: { routing } })
    await send({ brandId, subject: 'press' })
    expect(await newest()).toMatchObject({ owner })
    for (const other of [{ brandId, subject: 'sales' }, { brandId: '999', subject: 'press' }, {}]) {
      await send(other)
      expect(await newest()).not.toHaveProperty('owner')
    }
    await admin.put('/desk', { routing: [] })
    const unknown = await admin.put('/desk', { routing: [{ ...routing[0], subjects: ['war'] }] })
    expect(unknown.status).toBe(422)
  })

  test('are in the export of personal data', async () => {
    await send({ email: 'export@example.com', brandId, subject: 'press' })
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
    expect(JSON.parse(String(data))).toMatchObject({ enquiries: [about] })
  })

  test('outlive the company', async () => {
    const gone = await addBrand('Passing Co')
    await send({ brandId: gone })
    await admin.delete(`/Ourbrands_del/${gone}`)
    expect(await newest()).toMatchObject({ brandId: gone, brand: 'Passing Co' })
  })

  test('are dropped if they are forged, deleted or unpublished, and the enquiry is kept', async () => {
    const deleted = await addBrand('Deleted Co')
    await admin.delete(`/Ourbrands_del/${deleted}`)
    const unpublished = await addBrand('Unpublished Co')
    expect(await admin.put(`/unpublished/brand/${unpublished}`, {})).toMatchObject({ status: 200 })
    for (const forged of [deleted, unpublished, '999', '-1', `${brandId}'--`, 'x'.repeat(300)]) {
      expect(await send({ message: forged, brandId: forged, subject: 'nonsense' })).toMatchObject({
        status: 200,
      })
      const stored = await newest()
      expect(stored).toMatchObject({ message: forged })
      for (const name of ['brandId', 'brand', 'subject']) expect(stored).not.toHaveProperty(name)
    }
  })
})

test('[S21] an enquiry that names neither is stored and listed as before', async () => {
  await send({ brandId: '', subject: '' })
  const named = Object.keys((await newest()) ?? {})
  await send({})
  expect(named).toEqual(Object.keys((await newest()) ?? {}))
  for (const name of ['brandId', 'brand', 'subject']) expect(named).not.toContain(name)
})
