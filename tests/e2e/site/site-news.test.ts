import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { site as words } from '#domain/wording/en/site/site.ts'
import { hydrated } from '../support/hydrated.ts'
import { phone, useVisits } from '../support/visit.ts'

const site = useVisits()

interface News {
  readonly path: string
  readonly title: string
}
let news: ReadonlyArray<News>
let newest: News
let second: News
let oldest: News

beforeAll(async () => {
  const response = await fetch(`${site.url}/api/group/NewsLater_list`)
  const { data } = (await response.json()) as {
    data: { results: ReadonlyArray<{ id: string; Tittle: string }> }
  }
  news = data.results.map(({ id, Tittle: title }) => ({ path: `/newsinsights/${id}`, title }))
  const [first, next] = news
  const last = news.at(-1)
  if (first === undefined || next === undefined || last === undefined)
    throw new Error('There is no demonstration news')
  ;[newest, second, oldest] = [first, next, last]
})

const selectedTitle = (page: Page) =>
  page.getByRole('navigation', { name: 'Latest News' }).locator('[aria-current=true]')

test('[P6] [N1] lists titles under Latest News on the left, newest first', async () => {
  const { page } = await site.visit(newest.path)
  const list = page.getByRole('navigation', { name: 'Latest News' })
  expect(await list.getByRole('heading').innerText()).toBe('Latest News')
  expect(await list.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual(
    news.map(({ title }) => title),
  )
  const [left, right] = [await list.boundingBox(), await page.getByRole('article').boundingBox()]
  expect(left && right && left.x + left.width).toBeLessThan(right?.x ?? 0)
})

test('[N2] selects the article in the URL, or else the first one', async () => {
  const { page } = await site.visit(oldest.path)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(oldest.title)
  expect(await selectedTitle(page).innerText()).toBe(oldest.title)

  await page.goto('/newsinsights/999')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(newest.title)
  expect(await selectedTitle(page).innerText()).toBe(newest.title)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site.url + newest.path)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('[N3] clicking a title selects it without a page load', async () => {
  const { page, requests } = await site.visit(newest.path)
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  await (await hydrated(page.getByRole('link', { name: second.title, exact: true }))).click()
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe(second.path)
  expect(await page.title()).toBe(`${second.title} | Sahilan`)
  expect(await selectedTitle(page).innerText()).toBe(second.title)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site.url + second.path)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text))).toMatchObject([
    { '@graph': [{ '@type': 'NewsArticle', headline: second.title }] },
  ])
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(shared ?? '')).headers()['content-type']).toBe('image/jpeg')
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
  expect(requests.filter((request) => request === `GET ${second.path}`)).toEqual([])

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: newest.title }).waitFor()
})

test('[N4] shows title, image and description on the right', async () => {
  const { page } = await site.visit(newest.path)
  const article = page.getByRole('article')
  expect(await article.getByRole('heading', { level: 1 }).innerText()).toBe(newest.title)
  expect(await article.locator('p').count()).toBeGreaterThan(4)
  expect(await article.innerText()).toContain('created 86 permanent jobs')
  const image = article.locator('img').first()
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  expect(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/-\d+\.avif$/)
})

test('[N6] shows a spinner with Loading... beside the titles while fetching', async () => {
  const { page } = await site.visit(newest.path)
  const response = Promise.withResolvers<void>()
  await page.route(`**/NewsLater/*`, async (route) => {
    await response.promise
    await route.continue()
  })
  await (await hydrated(page.getByRole('link', { name: second.title, exact: true }))).click()
  await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor()
  const list = page.getByRole('navigation', { name: 'Latest News' })
  expect(await list.getByRole('listitem').count()).toBe(6)
  response.resolve()
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(second.title)
})

test('[N7] a failure shows Error Occurred with the message and a retry button', async () => {
  const { page } = await site.visit(newest.path)
  const body = { code: 503, message: 'The news are away for a moment.', data: {} }
  await page.route(`**/NewsLater/*`, (route) => route.fulfill({ json: body, status: 503 }))
  await (await hydrated(page.getByRole('link', { name: second.title, exact: true }))).click()
  await page.getByRole('heading', { name: 'Error Occurred' }).waitFor()
  expect(await page.getByRole('alert').innerText()).toContain(body.message)
  site.expectMessage('503')

  await page.unroute(`**/NewsLater/*`)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
})

test('[N8] the page has header and footer', async () => {
  const { page } = await site.visit(newest.path)
  expect(await page.getByRole('banner').isVisible()).toBe(true)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
})

test('[P12] a selection scrolls to the top, and back restores the position', async () => {
  const { page } = await site.visit(newest.path, { viewport: { width: 1440, height: 500 } })
  await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }))
  await (await hydrated(page.getByRole('link', { name: second.title, exact: true }))).click()
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: newest.title }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(240)
})

test('a phone shows the selected article above the list', async () => {
  const { page } = await site.visit(newest.path, phone)
  const heading = page.getByRole('heading', { level: 1 })
  const list = page.getByRole('navigation', { name: 'Latest News' })
  const top = async () => (await heading.boundingBox())?.y
  expect(await top()).toBeLessThan(200)
  expect((await list.boundingBox())?.y).toBeGreaterThan((await top()) ?? 0)
  await list.getByRole('link', { name: second.title, exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
  await expect.poll(top).toBeLessThan(200)
  expect(await top()).toBeGreaterThan(68)
})

test("[S24] shows an article's date in the list, in the article and on the home page", async () => {
  const { page } = await site.visit(newest.path)
  const titles = page.getByRole('navigation', { name: 'Latest News' })
  const days = await titles.or(page.getByRole('article')).locator('time').allTextContents()
  expect(days).toHaveLength(news.length + 1)
  for (const day of days) expect(day).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  const article = page.getByRole('article').locator('time')
  expect(await article.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  await page.goto('/')
  expect(await page.locator('main time').count()).toBe(6)
})

test('[S24] previous and next lead from an article to those beside it', async () => {
  const { page } = await site.visit(second.path)
  const others = page.getByRole('navigation', { name: 'More news' })
  await others.getByRole('link', { name: /^Newer/ }).click()
  await page.getByRole('heading', { level: 1, name: newest.title }).waitFor()
  expect(await others.getByRole('link').allInnerTexts()).toEqual([`Older\n${second.title}`])
})

test('[S24] an article leads to a related one', async () => {
  const { page } = await site.visit(second.path)
  const related = page.getByRole('region', { name: 'Related news' }).getByRole('link')
  expect(await related.locator('span').allInnerTexts()).toEqual([newest.title])
  await (await hydrated(related)).click()
  await page.getByRole('heading', { level: 1, name: newest.title }).waitFor()
})

test('[S6] the archive lists all articles and finds words without a script', async () => {
  const { page } = await site.visit('/news', { javaScriptEnabled: false })
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  expect(await titles.allInnerTexts()).toEqual(news.map(({ title }) => title))
  await page.getByLabel('Search the news').fill('berth')
  await page.getByLabel('Search the news').press('Enter')
  expect(await titles.allInnerTexts()).toEqual([newest.title])
})

test('[S24] says above the latest article that the requested one is gone', async () => {
  const { page } = await site.visit('/newsinsights/999')
  const gone = page.getByText(words.news.gone)
  const [line, heading] = [
    await gone.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ]
  expect(line?.y).toBeLessThan(heading?.y ?? 0)
  await page.getByRole('link', { name: second.title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
  expect(await gone.count()).toBe(0)
})

test('scrolls the list to the selected title without scrolling the page', async () => {
  const { page } = await site.visit(oldest.path, { viewport: { width: 1440, height: 500 } })
  const list = page.getByRole('navigation', { name: 'Latest News' }).getByRole('list')
  const [shown, selected] = [await list.boundingBox(), await selectedTitle(page).boundingBox()]
  const end = (box: typeof shown) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  expect(selected?.y).toBeGreaterThanOrEqual(shown?.y ?? 0)
  expect(end(selected)).toBeLessThanOrEqual(end(shown))
  expect(end(shown)).toBeLessThan(500)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('hovering over a link does not shift the page', async () => {
  const { page } = await site.visit(newest.path, { viewport: { width: 1440, height: 500 } })
  await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }))
  const taken = page.waitForResponse(/\/hydrate-/)
  await page.getByRole('link', { name: second.title, exact: true }).hover()
  await taken
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => scrollY)).toBe(240)
})

test('titles stay links if the script fails to load', async () => {
  const { page } = await site.visit(newest.path, undefined, (opened) =>
    opened.route(/\/hydrate-/, (route) => route.abort()),
  )
  await page.getByRole('link', { name: second.title, exact: true }).click()
  await page.waitForURL(`**${second.path}`)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(second.title)
  site.expectMessage('ERR_FAILED')
})

test('addresses are case-insensitive', async () => {
  const { page } = await site.visit(second.path.replace('news', 'News'))
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(second.title)
})
