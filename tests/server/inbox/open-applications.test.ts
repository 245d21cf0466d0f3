import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply, listed } from '../support/mail/mails.ts'
import { fieldsIn, noticeIn, postApplication, resume } from '../support/mail/posted.ts'

let server: TestServer
let careerId: string

beforeAll(async () => {
  server = await startServer({ LANGUAGES: 'en,ar' }, {}, realFront)
  careerId = await addPosition(server)
  await save({ languages: ['ar'], site: { brandName: 'Sahilan' } })
})
afterAll(() => server.stop())
beforeEach(() => switchOn(true))

const save = async (details: object) => {
  expect((await (await server.as('CXTeam')).put('/homepage', details)).status).toBe(200)
}
const switchOn = (openApplication: boolean) => save({ openApplication })
const htmlOf = async (path: string) => (await server.visitor().page(path)).text()
const applications = () => listed(server, '/profile_mail_list')
const postOpen = (texts = {}, page = '/career') =>
  postApplication(server, 'none', { texts: { careerId: '', ...texts }, resume: resume(), page })

test('[P5] /career leads to an application without a position once staff switch it on', async () => {
  await switchOn(false)
  const paths = ['/career', '/ar/career']
  const before = await Promise.all(paths.map(htmlOf))
  expect(before.join('')).not.toContain('apply=none')
  await switchOn(true)
  const [english = '', arabic = ''] = await Promise.all(paths.map(htmlOf))
  expect(english).toMatch(/href="\/career\?apply=none"[^>]*>Apply without a position</)
  expect(arabic).toMatch(/href="\/ar\/career\?apply=none"[^>]*>التقديم دون وظيفة محددة</)
  await switchOn(false)
  expect(await Promise.all(paths.map(htmlOf))).toEqual(before)
})

test('[P5] its page has a title, a canonical address and a form of its own', async () => {
  const html = await htmlOf('/career?apply=none')
  expect(html).toMatch(/<title>Apply without a position/)
  expect(html).toMatch(/<h1[^>]*>Apply without a position<\/h1>/)
  expect(html).toMatch(/rel="canonical" href="[^"]*\/career\?apply=none"/)
  expect(html).toContain('to see whether we have a position for you')
  expect(fieldsIn(html)).toMatchObject({ careerId: { value: '' }, consent: { value: '1-open' } })
  expect(await htmlOf('/ar/career?apply=none')).toMatch(/<h1[^>]*>التقديم دون وظيفة محددة<\/h1>/)
  expect(await htmlOf('/sitemap.xml')).toContain('/career?apply=none')
})

test('[P5] it is received without a position, with and without scripts', async () => {
  expect(await apply(server, '', { changed: { lname: 'Scripted', consent: '1-open' } })).toMatchObject({
    status: 200,
  })
  const response = await postOpen({ lastName: 'Posted' })
  expect(response.status).toBe(200)
  expect(noticeIn(await response.text())).toMatch(
    /^Your application has arrived\. Thank you\. Your reference/,
  )
  expect((await applications()).slice(0, 2)).toMatchObject([
    { lname: 'Posted', career_id: '', position: '' },
    { lname: 'Scripted', career_id: '', position: '', consent: '1-open' },
  ])
})

test('[P5] a wrong one comes back to its form with what was typed', async () => {
  const html = await (await postOpen({ email: 'maryam' })).text()
  expect(html).toMatch(/<title>Error: Apply without a position/)
  expect(fieldsIn(html)).toMatchObject({
    email: { value: 'maryam', error: 'Invalid email format' },
    firstName: { value: 'Maryam', error: undefined },
  })
})

test('staff find it by the filter, and the table names it in words', async () => {
  await apply(server, careerId)
  await apply(server, '', { changed: { lname: 'Open' } })
  const hr = await server.as('Hr')
  const { data } = await hr.get('/profile_mail_list?position=none')
  const found = data['results'] as ReadonlyArray<{ readonly position: string }>
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ position }) => position !== '')).toEqual([])
  const csv = async (lang: string) => (await hr.get(`/profile_mail.csv?position=none&lang=${lang}`)).text
  expect(await csv('en')).toContain('Without a position')
  expect(await csv('ar')).toContain('دون وظيفة محددة')
})

test('while it is off, an application without a position is refused as ever', async () => {
  await switchOn(false)
  const before = await applications()
  expect(await apply(server, '', { changed: { fname: '' } })).toMatchObject({
    status: 422,
    data: { fields: { fname: 'First name is required', career_id: 'Position is required' } },
  })
  const response = await postOpen()
  expect(response.status).toBe(422)
  expect(fieldsIn(await response.text())).toMatchObject({ careerId: { error: 'Position is required' } })
  expect(await htmlOf('/career?apply=none')).toContain('This position does not take applications any more.')
  expect(await applications()).toEqual(before)
})

test('[P5] one that was switched off meanwhile says so, in both languages', async () => {
  await switchOn(false)
  const page = async (prefix: string) =>
    (await postOpen({ lastName: 'Tardy' }, `${prefix}/career?apply=none`)).text()
  const [english, arabic] = [await page(''), await page('/ar')]
  expect(english).toContain('Applications without a position are closed at present.')
  expect(fieldsIn(english)).toMatchObject({ lastName: { value: 'Tardy', error: undefined } })
  expect(arabic).toContain('التقديم دون وظيفة محددة مغلق حالياً.')
  expect(english).not.toContain('Some fields need another look.')
})

test('one for a position that has closed may be sent without a position', async () => {
  const response = await postApplication(server, '999', { resume: resume() })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toMatch(/<option value=""[^>]*>Without a position<\/option>/)
})
