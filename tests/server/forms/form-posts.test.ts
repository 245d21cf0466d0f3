import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resumeLimit } from '#domain/visitor-forms/profile/application.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { renderedFront } from '../support/rendered-front.ts'
import { addPosition, listed } from '../support/mail/mails.ts'
import { fieldsIn, noticeIn, postApplication, postEnquiry, resume, typed } from '../support/mail/posted.ts'

let server: TestServer
let careerId: string

beforeAll(async () => {
  server = await startServer({}, {}, renderedFront)
  careerId = await addPosition(server)
})
afterAll(() => server.stop())

const enquiries = () => listed(server, '/enquiry_mail_list')
const applications = () => listed(server, '/profile_mail_list')

describe('[P3] an enquiry that is posted', () => {
  test('[E11] [E13] is stored, and answered by the acknowledgement', async () => {
    const response = await postEnquiry(server)
    const { status, headers } = response
    const { reference } = (await enquiries())[0] as { reference: string }
    expect([status, headers.get('location')]).toEqual([200, null])
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await enquiries())[0]).toMatchObject({
      fname: 'Maryam',
      lname: 'Al Sayed',
      email: 'maryam@example.com',
      number: '+973 3600 0000',
      location: 'Bahrain',
      message: 'Hello',
      orgName: 'Acme',
      enquiry_type: 'Business',
      status: 'new',
    })
    const thanks = await response.text()
    expect(noticeIn(thanks)).toMatch(
      new RegExp(
        `^Thank you. Your enquiry has arrived. Email sent successfully Your reference ${reference} Your code (\\w{4}-){3}\\w{4} `,
        'u',
      ),
    )
    expect(thanks).toMatch(/<title>Sent: Contact us/)
  })

  test('stores the version of the consent text, for both forms', async () => {
    const shown = [
      await server.visitor().page('/contact'),
      await server.visitor().page(`/career?apply=${careerId}`),
    ]
    const versions = shown.map(async (page) => fieldsIn(await page.text())['consent']?.value ?? '')
    const [enquiryConsent = '', applicationConsent = ''] = await Promise.all(versions)
    await postEnquiry(server, { ...typed, consent: enquiryConsent })
    await postApplication(server, careerId, { resume: resume(), texts: { consent: applicationConsent } })
    expect([(await enquiries())[0], (await applications())[0]]).toMatchObject([
      { consent: '1' },
      { consent: '1' },
    ])
  })

  test('[E9] is accepted without company and message', async () => {
    const { company: _, message: __, ...required } = typed
    expect((await postEnquiry(server, required)).status).toBe(200)
  })

  test('is read from a multipart form too', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...typed, firstName: 'Multi' })) body.append(name, value)
    expect((await server.visitor().page('/contact', { method: 'POST', body })).status).toBe(200)
    expect((await enquiries())[0]).toMatchObject({ fname: 'Multi' })
  })

  test('[E3] [E4] [E5] [E6] [E7] [E8] comes back with every error if it is empty', async () => {
    const before = await enquiries()
    const response = await postEnquiry(server, {})
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(fieldsIn(html)).toMatchObject({
      firstName: { error: 'First name is required' },
      lastName: { error: 'Last name is required' },
      email: { error: 'Email is required' },
      phone: { error: 'Phone number is required' },
      location: { error: 'Location is required' },
      type: { error: 'Enquiry type is required' },
      company: { error: undefined },
      message: { error: undefined },
    })
    expect(await enquiries()).toEqual(before)
  })

  test('[E12] comes back with what was typed, and the first wrong field focused', async () => {
    const wrong = {
      ...typed,
      lastName: '<b>"Al & Sayed"',
      email: 'maryam',
      phone: '12',
      message: 'One\r\n</textarea>',
    }
    const html = await (await postEnquiry(server, wrong)).text()
    const fields = fieldsIn(html)
    expect(fields).toMatchObject({
      firstName: { value: 'Maryam', error: undefined },
      lastName: { value: '<b>"Al & Sayed"', error: undefined },
      email: { value: 'maryam', error: 'Invalid email format', isFocused: true },
      phone: { value: '12', error: 'Enter a valid 10-digit number', isFocused: false },
      company: { value: 'Acme' },
      location: { value: 'Bahrain' },
      type: { value: 'Business' },
      message: { value: 'One\r\n</textarea>' },
    })
    expect(noticeIn(html)).toBe('Failed to submit form Some fields need another look.')
    expect(html).toMatch(/<title>Error: Contact us/)
  })

  test('comes back on a page that is neither cached nor hydrated', async () => {
    const response = await postEnquiry(server, { firstName: 'Nobody else' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await response.text()).not.toContain('id="snapshot"')
    const next = await (await server.visitor().page('/contact')).text()
    expect(next).toContain('id="snapshot"')
    expect(next).not.toMatch(/Nobody else|Error:/)
  })

  test('once more, by a reload or a second press, is one enquiry', async () => {
    const before = (await enquiries()).length
    const twice = { ...typed, message: 'Twice' }
    const responses = await Promise.all([postEnquiry(server, twice), postEnquiry(server, twice)])
    expect((await postEnquiry(server, twice)).status).toBe(200)
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await enquiries()).toHaveLength(before + 1)
    await postEnquiry(server, { ...twice, message: 'Twice!' })
    expect(await enquiries()).toHaveLength(before + 2)
  })

  test('is spam if the hidden field is filled, with the same response', async () => {
    const { status } = await postEnquiry(server, { ...typed, firstName: 'Robot', website: 'https://x' })
    expect(status).toBe(200)
    expect((await enquiries())[0]).toMatchObject({
      fname: 'Robot',
      status: 'spam',
      spamReasons: [{ reason: 'decoy' }, { reason: 'untimed' }],
    })
  })
})

describe('[P5] an application that is posted', () => {
  test('is stored with its résumé, and answered by the acknowledgement', async () => {
    const response = await postApplication(server, careerId, { resume: resume() })
    const { status } = response
    const { reference } = (await applications())[0] as { reference: string }
    expect(status).toBe(200)
    expect((await applications())[0]).toMatchObject({
      fname: 'Maryam',
      career_id: careerId,
      position: 'Pilot',
      resumeName: 'my résumé.pdf',
      message: 'I can.',
      status: 'new',
    })
    expect(noticeIn(await response.text())).toContain(
      `Your application for Pilot has arrived. Thank you. Your reference ${reference} Your code `,
    )
  })

  test('is for the position of the address if the form names none', async () => {
    const response = await postApplication(server, careerId, {
      texts: { careerId: '', firstName: 'Addressed' },
      resume: resume(),
    })
    expect(response.status).toBe(200)
    expect((await applications())[0]).toMatchObject({ fname: 'Addressed', career_id: careerId })
  })

  test('comes back if a file or field is wrong; the file has to be chosen again', async () => {
    const before = await applications()
    const none = fieldsIn(await (await postApplication(server, careerId)).text())
    expect(none['resume']).toMatchObject({ error: 'Résumé is required', isFocused: true })
    const wrong = await postApplication(server, careerId, { texts: { email: 'x' }, resume: resume() })
    expect(wrong.status).toBe(422)
    expect(fieldsIn(await wrong.text())).toMatchObject({
      firstName: { value: 'Maryam' },
      email: { value: 'x', error: 'Invalid email format', isFocused: true },
      resume: { value: undefined, error: 'Choose the file again' },
      message: { value: 'I can.' },
    })
    expect(await applications()).toEqual(before)
  })

  test('comes back with all errors if the file is not what its name says', async () => {
    const file = resume(new TextEncoder().encode('<html>'))
    const response = await postApplication(server, careerId, { texts: { phone: '' }, resume: file })
    expect(response.status).toBe(415)
    expect(fieldsIn(await response.text())).toMatchObject({
      phone: { error: 'Phone number is required' },
      resume: { error: 'Choose a PDF or Word (.docx) file.' },
    })
  })

  test('comes back with what was typed if its file is too large', async () => {
    const file = resume(new Uint8Array(resumeLimit + 1))
    const response = await postApplication(server, careerId, { resume: file })
    expect(response.status).toBe(422)
    expect(fieldsIn(await response.text())).toMatchObject({
      firstName: { value: 'Maryam' },
      resume: { error: 'Choose a file of at most 10 MB' },
      message: { value: 'I can.' },
    })
  })

  test('once more is one application with one file', async () => {
    const before = (await applications()).length
    const again = { texts: { firstName: 'Again' }, resume: resume() }
    await Promise.all([postApplication(server, careerId, again), postApplication(server, careerId, again)])
    expect(await applications()).toHaveLength(before + 1)
    expect(await readdir(join(server.dataDir, 'files', 'resumes'))).toHaveLength(before + 1)
    await postApplication(server, careerId, {
      ...again,
      resume: resume(new TextEncoder().encode('%PDF-1.7 newer')),
    })
    expect(await applications()).toHaveLength(before + 2)
  })

  test('for a position that closed meanwhile says so, and comes back with what was typed', async () => {
    const hr = await server.as('Hr')
    const { data } = await hr.post('/career_add', { title: 'Mate', location: 'Hidd', description: 'x' })
    const { id } = data['results'] as { readonly id: string }
    const inTime = { resume: resume(), texts: { lastName: 'In time' } }
    await postApplication(server, id, inTime)
    await hr.put(`/Career_update/${id}`, { closingDate: '2026-01-31' })
    const before = (await applications()).length
    // Once more, by a reload, is the one that came in time.
    expect((await postApplication(server, id, inTime)).status).toBe(200)
    for (const closed of [id, '999']) {
      const response = await postApplication(server, closed, { resume: resume() })
      const text = await response.text()
      expect(response.status).toBe(422)
      expect(noticeIn(text)).toContain('This position does not take applications any more.')
      expect(text).toMatch(/<input[^>]* value="Maryam"/)
      expect(text).toContain(`<option value="${careerId}">Pilot</option>`)
    }
    expect(await applications()).toHaveLength(before)
  })
})
