import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import { locations, type Location } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { Client } from '../../../support/back-end/client.ts'
import { startMailServer } from '../../../support/mail/mail-server.ts'
import { enquiry } from '../../../server/support/mail/mails.ts'
import { adminEmail, adminPassword } from '../../support/people.ts'
import { desktop, useVisits } from '../../support/visit.ts'
import { answerByKeys, answerByMouse, formOf, textOf, words, type Language } from './answering.ts'

const mailServer = await startMailServer()
const site = useVisits({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'site@sahilan.example',
  ENQUIRY_MAIL_TO: 'team@sahilan.example',
  DEMO_CONTENT: '0',
})
afterAll(() => mailServer.stop())

const huda = { name: 'Huda Yusuf', email: 'huda@example.com', password: 'Huda has a long password' }
const noor = { name: 'Noor Salman', email: 'noor@example.com', password: 'Noor has a long password' }
const total = 40
let admin: Client
let stored: DatabaseSync
let staff: ReadonlyMap<string, string>

interface Sent {
  readonly fname: string
  readonly lname: string
  readonly email: string
  readonly code: string
}
const sent: Array<Sent> = []

/** Of six countries and in two languages; the last two are of one person. */
const sendAll = async () => {
  for (let number = 1; number <= total; number += 1) {
    const language = number % 2 === 0 ? 'ar' : 'en'
    const sender = {
      fname: language === 'ar' ? 'مريم' : 'Guest',
      lname: `Number ${String(number).padStart(2, '0')}`,
      email: `guest${Math.min(number, total - 1)}@example.com`,
    }
    const location: Location = locations[number % locations.length] ?? 'Others'
    const message = language === 'ar' ? `نودّ زيارة المرفأ ${number}` : `May we visit berth ${number}?`
    const form = { ...enquiry, ...sender, location, lang: language, message }
    const { data } = await new Client(site.url).post('/enquiry_mail', form)
    const { code } = data['results'] as { readonly code: string }
    sent.push({ ...sender, code })
  }
}

/** As if they had arrived from Thursday evening on, and the first five weeks ago. */
const arriveOverTheWeekend = () =>
  stored.exec(`
    update enquiries set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (4320 - id * 96) || ' minutes');
    update enquiries set waiting_since = created_at;
    update enquiries set due_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || id || ' days') where id <= 5;
    update enquiries set due_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+4 hours') where id > 5`)

const countOf = (condition: string) =>
  Number(stored.prepare(`select count(*) as n from ${condition}`).get()?.['n'])

/** As if the backoff of each answer had passed, but of the one that is being sent: its lease is of three minutes. */
const retryNow = () =>
  stored.exec(`update notifications set due_at = created_at where state = 'waiting' and tries > 0
    and due_at not between strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+150 seconds')
      and strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+181 seconds')`)

const signedIn = async (email: string, password: string, options: object, language = 'en') => {
  const client = new Client(site.url)
  const { data } = await client.signIn(email, password)
  const cookies = [...client.cookies, ['admin_language', language]].map(([name = '', value = '']) => ({
    name,
    value,
    url: site.url,
  }))
  const { page } = await site.visit('/admin/enquirymails?status=open', options, async (opened) => {
    await opened.context().addCookies(cookies)
    await opened.addInitScript(
      (entry) => sessionStorage.setItem('entry', entry),
      JSON.stringify(data['results']),
    )
  })
  return page
}

beforeAll(async () => {
  admin = new Client(site.url)
  await admin.signIn(adminEmail, adminPassword)
  for (const person of [huda, noor]) await admin.post('/adminuser', { ...person, role: 'Hr' })
  await admin.put('/homepage', { languages: ['ar'] })
  await admin.post('/reply_templates', {
    name: 'Welcome',
    offeredFor: 'any',
    texts: {
      en: 'Dear {{first_name|guest}},\n\nyou are welcome. See {{status_link}}.\n\n{{staff_name}}',
      ar: 'السيدة {{first_name|الضيفة}}،\n\nأهلاً بكم. {{status_link}}\n\n{{staff_name}}',
    },
  })
  stored = new DatabaseSync(databaseFile(site.dataDir), { timeout: 5_000 })
  const { data } = await admin.get('/mail_staff')
  const people = data['results'] as ReadonlyArray<{ readonly id: string; readonly name: string }>
  staff = new Map(people.map(({ id, name }) => [name, id]))
  await admin.put('/desk', {
    routing: [
      { places: ['KSA', 'Kuwait'], types: [], owner: staff.get(huda.name) },
      { places: ['UAE', 'Qatar'], types: [], owner: staff.get(noor.name) },
    ],
  })
  await sendAll()
  arriveOverTheWeekend()
})
afterAll(() => stored.close())

const inbox = '/admin/enquirymails'
const openOf = (owner: string) =>
  countOf(`enquiries where status in ('new', 'read') and owner_id = ${staff.get(owner) ?? 0}`)

/** Answers page by page, from the first mail on with J. */
const workOffByKeys = async (page: Page, owner: string, language: Language) => {
  for (let left = openOf(owner); left > 0; left = openOf(owner)) {
    await page.goto(`${inbox}?status=open&owner=me`)
    const rows = page.locator('[data-step-keys] a[href*="open="]')
    await rows.first().waitFor()
    const shown = await rows.count()
    await page.getByRole('article').getByRole('heading', { level: 2 }).first().focus()
    for (let at = 0; at < shown; at += 1) {
      const article = page.getByRole('article')
      const before = await article.getAttribute('aria-label')
      await answerByKeys(page, language)
      if (at + 1 === shown) continue
      await page.keyboard.press('j')
      await expect.poll(() => article.getAttribute('aria-label')).not.toBe(before)
    }
  }
}

/** Takes what is nobody's, with the mouse. */
const workOffByMouse = async (page: Page) => {
  for (let left = openOf(''); left > 0; left = openOf('')) {
    await page.goto(`${inbox}?status=open&owner=none`)
    const article = page.getByRole('article')
    await article.getByRole('button', { name: 'Take', exact: true }).click()
    await article.getByRole('button', { name: 'Take', exact: true }).waitFor({ state: 'detached' })
    await answerByMouse(page)
    await expect.poll(() => article.getByText(/overdue|left/).allInnerTexts()).toEqual([])
  }
}

test('a day at the desk', async () => {
  const [mouse, keys, arabic] = await Promise.all([
    signedIn(adminEmail, adminPassword, desktop),
    signedIn(huda.email, huda.password, { ...desktop, colorScheme: 'dark' }),
    signedIn(noor.email, noor.password, desktop, 'ar'),
  ])

  // What is overdue shows on the dashboard, and leads to the list, the earliest first.
  await mouse.goto('/admin')
  await mouse.getByRole('link', { name: /Overdue\D*5/ }).click()
  const rows = mouse.getByRole('list', { name: 'Enquiry mails' }).getByRole('link')
  await expect.poll(() => rows.count()).toBe(5)
  expect(await rows.first().innerText()).toContain('Number 05')

  // Two answer the same enquiry at once: the second sees the first answer, and keeps the own text as a note.
  await keys.goto(`${inbox}?open=1`)
  await arabic.goto(`${inbox}?open=1`)
  await textOf(arabic, 'ar').fill('من نور')
  await keys.getByText(`${noor.name} is writing an answer.`).waitFor()
  await keys.getByRole('article').getByRole('heading', { level: 2 }).first().focus()
  await answerByKeys(keys, 'en')
  await formOf(arabic, 'ar').getByRole('button', { name: words.ar.form.send }).click()
  await arabic.getByRole('button', { name: words.ar.conflict.keepAsNote }).click()
  site.expectMessage('409')
  await formOf(arabic, 'ar').getByText(words.ar.form.saved).waitFor()
  expect(countOf(`mail_messages where mail_id = 1 and direction = 'out'`)).toBe(1)
  expect(countOf(`mail_messages where mail_id = 1 and direction = 'note'`)).toBe(1)

  // Two enquiries of one person become one.
  await mouse.goto(`${inbox}?open=40`)
  await mouse.getByRole('button', { name: 'Merge…' }).click()
  await mouse.getByRole('button', { name: 'Merge 1 enquiry' }).click()
  await mouse.getByRole('button', { name: 'Separate' }).waitFor()

  // The mail server fails while the others are answered.
  mailServer.now({ says: 451, to: 'RCPT', text: 'Come again later' })
  await Promise.all([
    workOffByMouse(mouse),
    workOffByKeys(keys, huda.name, 'en'),
    workOffByKeys(arabic, noor.name, 'ar'),
  ])
  expect(countOf(`notifications where state = 'waiting' and recipient = 'answer'`)).toBeGreaterThan(30)
  mailServer.now('takes')
  retryNow()

  // One visitor adds a word, and is answered again; another one erases the enquiry. Both have no scripts.
  const visit = async (code = '') => {
    const { page } = await site.visit('/receipt', { javaScriptEnabled: false })
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    return page
  }
  const adding = await visit(sent[4]?.code)
  await adding.getByLabel('What else should we know?').fill('We are five')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await adding.getByText('Your message has arrived.').waitFor()
  await mouse.goto(`${inbox}?status=open`)
  await mouse.getByText('We are five').waitFor()
  await answerByMouse(mouse)
  const erasing = await visit(sent[5]?.code)
  await erasing.getByRole('button', { name: 'Erase …' }).click()
  await erasing.getByRole('button', { name: 'Erase for good' }).click()
  await erasing.getByText('Your enquiry has been erased').waitFor()

  // In the evening nothing is open or overdue, and each answer was sent once.
  const unsent = () => countOf(`notifications where state <> 'sent'`)
  await expect.poll(unsent, { timeout: 30_000 }).toBe(0)
  await mouse.goto(`${inbox}?status=open`)
  const views = mouse.getByRole('navigation', { name: 'Views' })
  for (const name of ['Open', 'Overdue', 'Nobody’s'])
    await views.getByRole('link', { name: new RegExp(`^${name} ?0$`) }).waitFor()
  const answers = mailServer.received.filter(({ headers }) => !headers.has('auto-submitted'))
  expect(new Set(answers.map(({ headers }) => headers.get('message-id'))).size).toBe(answers.length)
  const times = Object.fromEntries(
    sent.map(({ email }) => [email, answers.filter(({ to }) => to[0] === email).length]),
  )
  // The one of the erased enquiry may have left before.
  const { 'guest6@example.com': erased = 0, ...others } = times
  expect(erased).toBeLessThanOrEqual(1)
  expect(Object.entries(others).filter(([, number]) => number !== 1)).toEqual([['guest5@example.com', 2]])
  expect((await admin.get('/enquiry_mail_list?status=any')).data).toMatchObject({ total: total - 2 })
  expect(answers.filter(({ body }) => body.includes('من نور'))).toEqual([])
})
