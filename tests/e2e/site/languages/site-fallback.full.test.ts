import type { Locator } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { Client } from '#tests/support/back-end/client.ts'
import { adminEmail } from '#tests/support/back-end/server.ts'
import { adminPassword } from '../../support/people.ts'
import { desktop, useVisits } from '../../support/visit.ts'

const site = useVisits({})

const path = { article: '' }

beforeAll(async () => {
  const admin = new Client(site.url)
  await admin.signIn(adminEmail, adminPassword)
  const newest = async () => {
    const { data } = await admin.get('/NewsLater_list?size=1')
    const [article] = data['results'] as ReadonlyArray<{ readonly id: string; readonly Image: string }>
    return article
  }
  const paragraphs = ['The new berth is open.', 'It takes ships of 14 metres draught.']
  const heading = { type: 'heading', level: 2, text: [{ text: 'Eleven hours' }] }
  await admin.post('/NewsLater_add', {
    Tittle: 'A berth for deeper ships',
    Image: (await newest())?.Image,
    brandId: '1',
    body: { blocks: [...paragraphs.map((text) => ({ type: 'paragraph', text: [{ text }] })), heading] },
  })
  path.article = `/newsinsights/${(await newest())?.id}`
  await admin.post('/career_add', {
    title: 'Harbour Engineer',
    company: 'Jalboot Marine',
    location: 'Hidd, Bahrain',
    employmentType: 'Full time',
    description: 'Keep two gantries running.',
  })
  await admin.put('/homepage', { languages: ['ar'] })
})

/** How far a text's letters are from the right side of its column, where Arabic lines begin. */
const distanceOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const letters = range.getBoundingClientRect()
    const column = element.parentElement?.getBoundingClientRect() ?? letters
    return Math.round(column.right - letters.right)
  })

test('[T25] facts in English begin where the Arabic ones of their row begin', async () => {
  const { page } = await site.visit('/ar/career', desktop)
  const facts = page.locator('main dl dd[lang=en]')
  expect(await facts.count()).toBeGreaterThan(0)
  for (const fact of await facts.all()) expect(await distanceOf(fact)).toBe(0)
})

test('[T25] the day of an English article reads from the right, before its company', async () => {
  const { page } = await site.visit(`/ar${path.article}`, desktop)
  const day = await page.locator('article time').boundingBox()
  const company = await page.locator('article time + a').boundingBox()
  expect(day?.x).toBeGreaterThan((company?.x ?? Infinity) + (company?.width ?? 0))
})

test('[T25] an English article on an Arabic page has the letters of English ones', async () => {
  const { page } = await site.visit(path.article, desktop)
  const letters = () =>
    page
      .locator('article p')
      .nth(1)
      .evaluate((text) => getComputedStyle(text).fontFamily)
  const english = await letters()
  await page.goto(`/ar${path.article}`)
  expect(await letters()).toBe(english)
})
