import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { Client } from '#tests/support/back-end/client.ts'
import { uploadPicture } from '#tests/support/back-end/server.ts'
import { adminEmail, adminPassword } from '../support/people.ts'
import { desktop, useVisits } from '../support/visit.ts'

const site = useVisits({ DEMO_CONTENT: '0' })
const silent = { ...desktop, javaScriptEnabled: false } as const
let admin: Client
let Image: string

beforeAll(async () => {
  admin = new Client(site.url)
  await admin.signIn(adminEmail, adminPassword)
  Image = await uploadPicture(admin)
})

const add = async (path: string, json: object) => {
  const { data } = await admin.post(path, { Image, ...json })
  return (data['results'] as { id: string }).id
}

/** Sections, lists and figures of a page that have a frame and nothing in it. */
const emptyFrames = (page: Page) =>
  page
    .locator('main :is(section, ul, ol, dl, nav, table, figure, select, header, footer)')
    .evaluateAll((frames) =>
      frames
        .filter((frame) => frame.textContent.trim() === '' && frame.querySelector('img, input, svg') === null)
        .map(({ outerHTML }) => outerHTML),
    )

test('[S20] an empty site has no empty frames, and each part comes with its first item', async () => {
  const { page } = await site.visit('/', silent)
  const open = async (path: string) => {
    const response = await page.goto(path)
    expect(await emptyFrames(page)).toEqual([])
    return response?.status()
  }
  const count = (selector: string) => page.locator(`main ${selector}`).count()

  for (const path of ['/', '/about', '/services', '/career', '/news', '/search?q=quay', '/contact'])
    expect(await open(path)).toBe(200)
  await open('/contact')
  expect(await count('[name=brandId]')).toBe(0)
  await open('/news')
  expect(await count('[role=search], time')).toBe(0)
  await open('/search?q=quay')
  expect(await count('mark')).toBe(0)

  const company = await add('/Ourbrands_add', { Tittle: 'Quay Works' })
  expect(await open(`/companies/${company}`)).toBe(404)
  site.expectMessage('404')
  await open('/contact?company=' + company)
  expect(await page.locator('[name=brandId] option:checked').innerText()).toBe('Quay Works')
  await open('/search?q=quay')
  expect(await count('mark')).toBeGreaterThan(0)

  await admin.put(`/Ourbrands_update/${company}`, { summary: 'Berths at Hidd.' })
  expect(await open(`/companies/${company}`)).toBe(200)
  await page.getByRole('link', { name: 'Enquire with Quay Works' }).first().waitFor()
  expect(await page.locator('main h2').allInnerTexts()).toEqual([])

  await add('/NewsLater_add', { Tittle: 'First berth opens', Description: 'x', brandId: company })
  await open('/news')
  expect([await count('[role=search]'), await count('time')]).toEqual([1, 1])
  await open(`/companies/${company}`)
  expect(await page.locator('main h2').allInnerTexts()).toEqual(['News of Quay Works'])
})
