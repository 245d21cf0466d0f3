import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sample } from '../support/sample.ts'
import { desktop, phone, useVisits } from '../support/visit.ts'

const site = useVisits()

const titles = [
  'A group built between two shores',
  'We own what we build, so we build it to last',
  'Old trade routes, new cargo',
]

/** What the tabs say is chosen, and what is seen. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    chosen: [...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent),
    seen: [...document.querySelectorAll('[role=tabpanel]')]
      .filter((slide) => slide.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((slide) => slide.querySelector('h2')?.textContent),
  }))

/** The slide before has faded when nothing else is seen. */
const isShown = (page: Page, title: string | undefined) =>
  expect.poll(() => shown(page)).toEqual({ chosen: [title], seen: [title] })

/** How the line over the chosen tab runs; nothing where it stands still for good. */
const line = (page: Page) =>
  page.evaluate(() => {
    const [running] =
      document.querySelector('[role=tab][aria-selected=true]')?.getAnimations({ subtree: true }) ?? []
    return running?.playState
  })

/** The time of a slide is over. */
const finish = (page: Page) =>
  page.evaluate(() => {
    for (const running of document
      .querySelector('[role=tab][aria-selected=true]')
      ?.getAnimations({ subtree: true }) ?? [])
      running.finish()
  })

const next = (page: Page) => page.getByRole('button', { name: 'Next slide' })

/** Away from the slides, which a pointer would stop. */
const leave = (page: Page) => page.mouse.move(400, 890)

test('[P1] the home page is built from details, slides, brands, history, news, portfolio and team', async () => {
  const { page } = await site.visit('/')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sahilan Group Holding')
  expect(await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    titles[0],
    'Eight companies, run by the people who built them',
    'Staying put since 1958',
    'Latest news',
    'Names that trust us with theirs',
    'The people responsible',
    'Tell us what you are building.',
  ])
  expect(await page.getByText('Sahilan began as one chandlery').isVisible()).toBe(true)
  expect(await page.locator('main [lang=ar]').getAttribute('dir')).toBe('rtl')
  expect(await page.locator('dd').allInnerTexts()).toEqual(['1958', '8', '5', '4,260'])
  expect(await page.getByRole('link', { name: 'Jalboot Marine Ports and marine services' }).count()).toBe(1)
  expect(await page.getByRole('region').getByRole('listitem').count()).toBe(6)
})

test('[P1] the slides are chosen with the keyboard alone', async () => {
  const { page } = await site.visit('/')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await isShown(page, titles[1])
  expect(await tabs.nth(1).evaluate((tab) => tab === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await isShown(page, titles[0])
  await page.keyboard.press('ArrowLeft')
  await isShown(page, titles[2])
  await page.keyboard.press('Home')
  await isShown(page, titles[0])
  await page.keyboard.press('End')
  await isShown(page, titles[2])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Pause slides')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await tabs.nth(2).focus()
  await page.keyboard.press('ArrowRight')
  await isShown(page, titles[1])
})

test('[P1] the slides follow one another, and the first comes after the last', async () => {
  const { page, requests } = await site.visit('/')
  const fetched = (name: string) => requests.filter((request) => request.includes(name)).length
  const [, second] = await page
    .locator('[role=tabpanel] img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.slice(0, 27) ?? ''))
  if (second === undefined) throw new Error('There is no second picture')
  // A late picture below was fetched, so all that wait for nothing else were.
  const below = page.getByAltText('Jalboot Marine')
  await expect.poll(() => below.evaluate((image) => (image as HTMLImageElement).naturalWidth)).not.toBe(0)
  expect(fetched(second)).toBe(0)
  await leave(page)
  for (const title of [titles[1], titles[2], titles[0]]) {
    await finish(page)
    await isShown(page, title)
  }
  expect(fetched(second)).toBe(1)
})

test('[P1] the slides stop while they are pointed at or hold the focus, and for who pauses them', async () => {
  const { page } = await site.visit('/')
  await leave(page)
  await expect.poll(() => line(page)).toBe('running')
  await page.mouse.move(400, 400)
  await expect.poll(() => line(page)).toBe('paused')
  await leave(page)
  await expect.poll(() => line(page)).toBe('running')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => line(page)).toBe('paused')
  await page.keyboard.press('Enter')
  const play = page.getByRole('button', { name: 'Play slides' })
  expect(await play.evaluate((button) => button === document.activeElement)).toBe(true)
  await play.evaluate((button) => button.blur())
  await expect.poll(() => line(page)).toBe('paused')
  await play.click()
  await page.mouse.click(400, 890)
  await expect.poll(() => line(page)).toBe('running')
})

test('[P1] who wants less motion sees the slides move only when they ask for it', async () => {
  const { page } = await site.visit('/', { ...desktop, reducedMotion: 'reduce' })
  await leave(page)
  expect(await line(page)).toBeUndefined()
  await next(page).click()
  await isShown(page, titles[1])
  await page.getByRole('button', { name: 'Play slides' }).click()
  await page.mouse.click(400, 890)
  await expect.poll(() => line(page)).toBe('running')
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await expect.poll(() => line(page)).toBeUndefined()
})

test('[P1] without scripts the tabs lead to their slides', async () => {
  for (const size of sample([phone, desktop])) {
    const { page } = await site.visit('/', { ...size, javaScriptEnabled: false })
    const last = page.locator('[role=tabpanel]').last()
    expect((await last.boundingBox())?.x).toBe(2 * size.viewport.width)
    await page.locator('[role=tab]').last().click()
    await expect.poll(async () => (await last.boundingBox())?.x).toBe(0)
    expect(await last.locator('img').isVisible()).toBe(true)
    expect(await page.locator('button[aria-label="Next slide"]').isVisible()).toBe(false)
  }
})

test('[P1] a take-over leaves the slide that is shown, and the slides go on', async () => {
  const { page } = await site.visit('/')
  await next(page).click()
  await isShown(page, titles[1])
  await page.getByRole('link', { name: 'All news' }).hover()
  const isTakenOver = () =>
    page
      .locator('[role=tabpanel]')
      .last()
      .evaluate((slide) => Object.keys(slide).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isTakenOver).toBe(true)
  await isShown(page, titles[1])
  await page.getByRole('tab').nth(2).click()
  await isShown(page, titles[2])

  await page.getByRole('link', { name: 'All news' }).click()
  await page.getByRole('heading', { level: 2, name: 'Latest News', exact: true }).waitFor()
  await page.goBack()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await isShown(page, titles[0])
  await next(page).click()
  await isShown(page, titles[1])
})

test('[P1] the first picture is fetched once, and before the page is read', async () => {
  const { page, requests } = await site.visit('/')
  const preload = page.locator('link[rel=preload][as=image]')
  const first = page.locator('[role=tabpanel] source').first()
  expect(await preload.getAttribute('imagesrcset')).toBe(await first.getAttribute('srcset'))
  expect(await preload.getAttribute('imagesizes')).toBe(await first.getAttribute('sizes'))
  const source = await page
    .locator('[role=tabpanel] img')
    .first()
    .evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname)
  expect(requests.filter((request) => request === `GET ${source}`)).toHaveLength(1)
})

test.each(
  sample([
    { name: 'a phone', size: phone },
    { name: 'a desk', size: desktop },
  ]),
)('[P1] nothing shifts while the slides change on $name', async ({ size }) => {
  const { page } = await site.visit('/', size, (opened) =>
    opened.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    }),
  )
  await leave(page)
  for (const title of [titles[1], titles[2], titles[0]]) {
    await finish(page)
    await isShown(page, title)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('[P1] arrows move the history by a panel and rest where it ends', async () => {
  const { page } = await site.visit('/')
  const strip = page.getByRole('region', { name: 'Staying put since 1958' })
  const earlier = page.getByRole('button', { name: 'Earlier' })
  const later = page.getByRole('button', { name: 'Later' })
  const rests = (arrow: typeof earlier) => arrow.getAttribute('aria-disabled')
  const passed = () => strip.evaluate((element) => Math.round(element.scrollLeft))
  expect([await rests(earlier), await rests(later)]).toEqual(['true', 'false'])
  await later.click()
  await expect.poll(passed).toBe(396)
  await expect.poll(() => rests(earlier)).toBe('false')
  await strip.evaluate((element) => element.scrollTo({ left: 9_999, behavior: 'instant' }))
  await expect.poll(() => rests(later)).toBe('true')
  await earlier.click()
  await expect.poll(() => rests(later)).toBe('false')
})

test('[P4] the cell of a company leads to the service that it offers, also where several share one', async () => {
  const { page } = await site.visit('/')
  await page.getByRole('link', { name: 'Salwan Health Clinics and' }).click()
  await page.waitForURL('**/services#service-6')
  const service = page.locator('#service-6')
  await service.getByAltText('Salwan Health').waitFor()
  await expect.poll(async () => (await service.boundingBox())?.y).toBeLessThan(450)
})
