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

/** The titles of the selected tabs and of the visible slides. */
const slideState = (page: Page) =>
  page.evaluate(() => ({
    selected: [...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent),
    visible: [...document.querySelectorAll('[role=tabpanel]')]
      .filter((slide) => slide.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((slide) => slide.querySelector('h2')?.textContent),
  }))

/** Waits until only this slide is visible, as the previous one fades out. */
const expectSlide = (page: Page, title: string | undefined) =>
  expect.poll(() => slideState(page)).toEqual({ selected: [title], visible: [title] })

/** The state of the timer line above the selected tab; `undefined` if it is not animated. */
const timerState = (page: Page) =>
  page.evaluate(() => {
    const [running] =
      document.querySelector('[role=tab][aria-selected=true]')?.getAnimations({ subtree: true }) ?? []
    return running?.playState
  })

/** Ends the time of the current slide. */
const endSlide = (page: Page) =>
  page.evaluate(() => {
    for (const running of document
      .querySelector('[role=tab][aria-selected=true]')
      ?.getAnimations({ subtree: true }) ?? [])
      running.finish()
  })

const nextButton = (page: Page) => page.getByRole('button', { name: 'Next slide' })

/** Moves the pointer off the slides, which it would pause. */
const movePointerAway = (page: Page) => page.mouse.move(400, 890)

test('[P1] selects slides with the keyboard alone', async () => {
  const { page } = await site.visit('/')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, titles[1])
  expect(await tabs.nth(1).evaluate((tab) => tab === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, titles[0])
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, titles[2])
  await page.keyboard.press('Home')
  await expectSlide(page, titles[0])
  await page.keyboard.press('End')
  await expectSlide(page, titles[2])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Pause slides')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await tabs.nth(2).focus()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, titles[1])
})

test('[P1] shows one slide after the other, and the first after the last', async () => {
  const { page, requests } = await site.visit('/')
  const fetched = (name: string) => requests.filter((request) => request.includes(name)).length
  const [, second] = await page
    .locator('[role=tabpanel] img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.slice(0, 27) ?? ''))
  if (second === undefined) throw new Error('There is no second picture')
  // Once a lazy picture further down has loaded, every picture that was going to load has.
  const below = page.getByAltText('Jalboot Marine')
  await expect.poll(() => below.evaluate((image) => (image as HTMLImageElement).naturalWidth)).not.toBe(0)
  expect(fetched(second)).toBe(0)
  await movePointerAway(page)
  for (const title of [titles[1], titles[2], titles[0]]) {
    await endSlide(page)
    await expectSlide(page, title)
  }
  expect(fetched(second)).toBe(1)
})

test('[P1] pauses the slides on hover, on focus and by the button', async () => {
  const { page } = await site.visit('/')
  await movePointerAway(page)
  await expect.poll(() => timerState(page)).toBe('running')
  await page.mouse.move(400, 400)
  await expect.poll(() => timerState(page)).toBe('paused')
  await movePointerAway(page)
  await expect.poll(() => timerState(page)).toBe('running')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => timerState(page)).toBe('paused')
  await page.keyboard.press('Enter')
  const play = page.getByRole('button', { name: 'Play slides' })
  expect(await play.evaluate((button) => button === document.activeElement)).toBe(true)
  await play.evaluate((button) => button.blur())
  await expect.poll(() => timerState(page)).toBe('paused')
  await play.click()
  await page.mouse.click(400, 890)
  await expect.poll(() => timerState(page)).toBe('running')
})

test('[P1] with reduced motion, changes slides only on request', async () => {
  const { page } = await site.visit('/', { ...desktop, reducedMotion: 'reduce' })
  await movePointerAway(page)
  expect(await timerState(page)).toBeUndefined()
  await nextButton(page).click()
  await expectSlide(page, titles[1])
  await page.getByRole('button', { name: 'Play slides' }).click()
  await page.mouse.click(400, 890)
  await expect.poll(() => timerState(page)).toBe('running')
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await expect.poll(() => timerState(page)).toBeUndefined()
})

test('[P1] without scripts, tabs link to their slides', async () => {
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

test('[P1] hydration keeps the current slide, and slides continue to change', async () => {
  const { page } = await site.visit('/')
  await nextButton(page).click()
  await expectSlide(page, titles[1])
  await page.getByRole('link', { name: 'All news' }).hover()
  const isHydrated = () =>
    page
      .locator('[role=tabpanel]')
      .last()
      .evaluate((slide) => Object.keys(slide).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isHydrated).toBe(true)
  await expectSlide(page, titles[1])
  await page.getByRole('tab').nth(2).click()
  await expectSlide(page, titles[2])

  await page.getByRole('link', { name: 'All news' }).click()
  await page.getByRole('heading', { level: 1, name: 'All news', exact: true }).waitFor()
  await page.goBack()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectSlide(page, titles[0])
  await nextButton(page).click()
  await expectSlide(page, titles[1])
})

test('[P1] preloads the first picture and fetches it once', async () => {
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
    { name: 'a desktop', size: desktop },
  ]),
)('[P1] changing slides shifts nothing on $name', async ({ size }) => {
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
  await movePointerAway(page)
  for (const title of [titles[1], titles[2], titles[0]]) {
    await endSlide(page)
    await expectSlide(page, title)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})
