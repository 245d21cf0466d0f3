import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { picture } from '../../support/files.ts'
import { startSeedBackEnd } from '../../support/back-end/seed-back-end.ts'
import { heading } from './admin-staff.ts'
import { desktop, useVisits } from '../support/visit.ts'

const backEnd = await startSeedBackEnd()
afterAll(() => backEnd.stop())

const site = useVisits({ DEMO_CONTENT: '0', API_HOST: backEnd.url })

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const choose = async (page: Page) =>
  page
    .getByLabel(/Choose (a file|files)/)
    .setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await picture(40) })

interface Section {
  readonly label: string
  readonly add: string
  readonly remove: string
  readonly name: string
  readonly fill: (page: Page) => Promise<void>
}

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const withPicture =
  (others: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page) => {
    await choose(page)
    await others(page)
  }

const sections: ReadonlyArray<Section> = [
  { label: 'Brands', add: 'Add brand', remove: 'Delete brand', name: 'Title', fill: withPicture() },
  { label: 'Sliders', add: 'Add slider', remove: 'Delete slider', name: 'Title', fill: withPicture() },
  {
    label: 'History',
    add: 'Add slide',
    remove: 'Delete slide',
    name: 'Title',
    fill: withPicture((page) => fill(page, 'Year', '1987')),
  },
  {
    label: 'News',
    add: 'Add news',
    remove: 'Delete article',
    name: 'Title',
    fill: withPicture((page) => fill(page, 'Description', 'What happened')),
  },
  {
    label: 'Team',
    add: 'Add team member',
    remove: 'Delete team member',
    name: 'Name',
    fill: withPicture((page) => fill(page, 'Designation', 'Chair')),
  },
  {
    label: 'Portfolio',
    add: 'Add portfolio item',
    remove: 'Delete portfolio item',
    name: 'Title',
    fill: withPicture(),
  },
  {
    label: 'Careers',
    add: 'Add position',
    remove: 'Delete position',
    name: 'Title',
    fill: async (page) => {
      await fill(page, 'Location', 'Muharraq')
      await fill(page, 'Description', 'What there is to do')
    },
  },
  {
    label: 'Admin users',
    add: 'Add admin user',
    remove: 'Delete admin user',
    name: 'Name',
    fill: async (page) => {
      await fill(page, 'Email', 'noor@example.com')
      await page.getByLabel('Role').selectOption('Hr')
      await fill(page, 'Password', 'a long enough password')
    },
  },
]

describe('a back end that knows only section 7 of the specification', () => {
  test('has its whole back office, without what it lacks', async () => {
    site.expectMessage('404')
    const alerts: Array<string> = []
    const requestsBefore = backEnd.requests.length
    const { page } = await site.visit('/admin', desktop, async (opening) => {
      await opening.exposeFunction('reportAlert', (text: string) => alerts.push(text))
      await opening.addInitScript(() => {
        const { reportAlert } = window as unknown as { reportAlert: (text: string) => void }
        const look = () => {
          for (const alert of document.querySelectorAll('[role=alert]'))
            if (alert.textContent) reportAlert(alert.textContent)
        }
        new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
      })
    })
    const main = page.getByRole('main')
    const count = (role: 'button' | 'link', name: string) =>
      main.getByRole(role, { name, exact: true }).count()
    await page.getByLabel('Email').fill('dana@example.com')
    await page.getByLabel('Password', { exact: true }).fill('any')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await heading(page, 'Dashboard').waitFor()
    const places = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
    // What the back end lacks is known a moment after the sign-in.
    await expect
      .poll(() => places.allInnerTexts())
      .toEqual([
        'Dashboard',
        'Sliders',
        'Brands',
        'History',
        'News',
        'Portfolio',
        'Team',
        'Careers',
        'Enquiry mails',
        'Profile mails',
        'Admin users',
        'Profile',
      ])

    for (const { label, add, remove, name, fill: fillRest } of sections) {
      await place(page, label).click()
      await heading(page, label).waitFor()
      await main.getByRole('link', { name: add, exact: true }).first().click()
      await heading(page, add).waitFor()
      await fill(page, name, 'First')
      await fillRest(page)
      await page.getByRole('button', { name: add, exact: true }).click()
      await row(page, 'First').waitFor()
      await page.getByRole('link', { name: 'Edit First' }).click()
      await heading(page, 'First').waitFor()
      expect(await count('link', 'Version history')).toBe(0)
      await fill(page, name, 'Second')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await row(page, 'Second').waitFor()
      expect(await count('button', 'Reorder')).toBe(0)
      expect(await count('link', 'Trash')).toBe(0)
      await page.getByRole('button', { name: 'Delete Second' }).click()
      await page.getByRole('button', { name: remove, exact: true }).click()
      await row(page, 'Second').waitFor({ state: 'detached' })
      expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    }

    for (const [label, sender] of [
      ['Enquiry mails', 'Sara Al Hamar'],
      ['Profile mails', 'Yara Haddad'],
    ] as const) {
      await place(page, label).click()
      await page.getByRole('article', { name: `Mail of ${sender}` }).waitFor()
      for (const button of ['Export CSV', 'Mark as spam', 'Delete', 'Save note'])
        expect(await count('button', button)).toBe(0)
    }
    await place(page, 'Profile').click()
    await heading(page, 'Account').waitFor()
    // A reload before the last response has arrived would request that endpoint again.
    const remembered = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))
    for (const endpoint of ['/account/second_factor', '/account/sessions', '/account/passkeys'])
      await expect.poll(remembered).toContain(endpoint)
    await page.reload()
    await heading(page, 'Account').waitFor()
    await page.waitForLoadState('networkidle')

    expect(alerts).toEqual([])
    const missing = backEnd.requests.slice(requestsBefore).filter((request) => request.endsWith(' 404'))
    expect(missing.length).toBeGreaterThan(10)
    expect(missing).toEqual([...new Set(missing)])
  })
})
