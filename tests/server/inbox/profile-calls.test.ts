import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { docx, settings } from '../support/formats/word-files.ts'
import { addPosition, apply, enquiry, listed, pdf } from '../support/mail/mails.ts'

let server: TestServer
let careerId: string

beforeAll(async () => {
  server = await startServer()
  careerId = await addPosition(server)
})
afterAll(() => server.stop())

const resumes = () => readdir(join(server.dataDir, 'files', 'resumes')).catch(() => [])

describe('[C46] POST /profile_mail', () => {
  test('[C24] stores an application with its résumé, and lists it for staff', async () => {
    const response = await apply(server, careerId)
    expect(response).toMatchObject({ status: 200, code: 200 })
    expect(response.data).toEqual({
      results: {
        reference: expect.stringMatching(/^\w{8}$/),
        code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
      },
    })
    const { reference } = response.data['results'] as { readonly reference: string }
    expect((await listed(server, '/profile_mail_list'))[0]).toMatchObject({
      fname: 'Maryam',
      career_id: careerId,
      position: 'Pilot',
      reference,
      resumeName: 'my résumé.pdf',
      status: 'new',
    })
  })

  test('rejects a missing résumé and invalid fields, and stores nothing', async () => {
    const before = [await listed(server, '/profile_mail_list'), await resumes()]
    expect(await apply(server, careerId, { changed: { fname: '' } })).toMatchObject({ status: 422 })
    const none = await apply(server, careerId, { resume: 'none', changed: { fname: '' } })
    expect(none.data).toEqual({ fields: { fname: 'First name is required', resume: 'Résumé is required' } })
    expect([await listed(server, '/profile_mail_list'), await resumes()]).toEqual(before)
  })

  test('a PDF in name only is refused by its content', async () => {
    const before = [await listed(server, '/profile_mail_list'), await resumes()]
    const html = new TextEncoder().encode('<html><script>1</script>')
    expect(await apply(server, careerId, { resume: html })).toMatchObject({ status: 415, code: 415 })
    expect(await apply(server, careerId, { name: 'resume.docx' })).toMatchObject({ status: 415, code: 415 })
    expect(await apply(server, careerId, { name: 'resume.html' })).toMatchObject({ status: 422, code: 422 })
    expect([await listed(server, '/profile_mail_list'), await resumes()]).toEqual(before)
  })

  test('accepts a Word file, also with a template on its author’s disk', async () => {
    for (const parts of [{}, settings('file:///C:\\Users\\Maryam\\Templates\\Plain.dotx')])
      expect(await apply(server, careerId, { resume: docx(parts), name: 'cv.docx' })).toMatchObject({
        status: 200,
      })
  })

  test.each([
    ['a PDF behind a program', 'cv.pdf', new Uint8Array(Buffer.from('MZ\x90\0 %PDF-1.7'))],
    ['no archive', 'cv.docx', new Uint8Array(Buffer.from('PK\x03\x04 word/document.xml'))],
    ['an archive of something else', 'cv.docx', zipSync({ 'a.txt': strToU8('a') })],
    ['macros', 'cv.docx', docx({ 'word/vbaProject.bin': strToU8('x') })],
    ['macros in its type', 'cv.docx', docx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml')],
    ['a template on the web', 'cv.docx', docx(settings('https://evil.example/t.dotm'))],
    ['a template in another machine’s folder', 'cv.docx', docx(settings('\\\\10.0.0.1\\share\\t.dotm'))],
    ['a template behind an entity', 'cv.docx', docx(settings('http&#58;//evil.example/t.dotm'))],
  ])('a résumé with %s is refused by its content', async (_, name, resume) => {
    const before = [await listed(server, '/profile_mail_list'), await resumes()]
    expect(await apply(server, careerId, { resume, name })).toMatchObject({ status: 415, code: 415 })
    expect([await listed(server, '/profile_mail_list'), await resumes()]).toEqual(before)
  })

  test('rejects JSON', async () => {
    expect(await server.visitor().post('/profile_mail', enquiry)).toMatchObject({ status: 415, code: 415 })
  })
})

describe('[C46] GET /profile_mail/{id}/resume', () => {
  test('sends the file as a download, never to be shown', async () => {
    await apply(server, careerId)
    const [{ id } = {}] = await listed(server, '/profile_mail_list')
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

  test('is unavailable with its application in the trash, and erased with it', async () => {
    await apply(server, careerId)
    const hr = await server.as('Hr')
    const [{ id } = {}] = await listed(server, '/profile_mail_list')
    const before = (await resumes()).length
    await hr.delete(`/profile_mail/${id}`)
    expect(await hr.get(`/profile_mail/${id}/resume`)).toMatchObject({ status: 404, code: 404 })
    expect(await resumes()).toHaveLength(before)
    await hr.delete(`/trash/profile/${id}`)
    expect(await resumes()).toHaveLength(before - 1)
  })

  test('is at no address that could be guessed', async () => {
    const [file = ''] = await resumes()
    expect((await server.visitor().page(`/media/${file}`)).status).toBe(404)
    expect((await server.visitor().page(`/media/../resumes/${file}`)).status).toBe(404)
    expect((await server.visitor().page(`/media/%2e%2e/resumes/${file}`)).status).toBe(404)
  })
})
