import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { withStaff } from '../admin-staff.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { desktop, phone } from '../../support/visit.ts'

const staff = withStaff()

const scale = (page: Page) => page.getByRole('dialog').getByRole('status').textContent()
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })
const picture = (page: Page) => page.getByRole('dialog').getByRole('img')
const place = (page: Page) =>
  picture(page).evaluate((image) => {
    const { e, f } = new DOMMatrix(getComputedStyle(image).transform)
    return [Math.round(e), Math.round(f)]
  })

const open = async (options: Parameters<typeof staff.open>[2] = desktop) => {
  const { page } = await staff.open('CXTeam', '/EditHistory/2', options)
  await page.getByRole('button', { name: 'Preview and zoom image' }).click()
  await page.getByRole('dialog', { name: 'Image' }).waitFor()
  await expect.poll(() => scale(page)).toBe('1.0×')
  return page
}

test('[A15] buttons and keys zoom from 1 to 50 in steps of 0.5', async () => {
  const page = await open()
  expect(await button(page, 'Zoom out').isDisabled()).toBe(true)
  await button(page, 'Zoom in').click()
  await expect.poll(() => scale(page)).toBe('1.5×')
  await page.keyboard.press('+')
  await expect.poll(() => scale(page)).toBe('2.0×')
  await page.keyboard.press('-')
  await expect.poll(() => scale(page)).toBe('1.5×')
  for (let steps = 1.5; steps < 50; steps += 0.5) await page.keyboard.press('+')
  await expect.poll(() => scale(page)).toBe('50.0×')
  await page.keyboard.press('+')
  expect(await button(page, 'Zoom in').isDisabled()).toBe(true)
  expect(await scale(page)).toBe('50.0×')
  // The pressed button still has the focus.
  expect(await button(page, 'Zoom in').evaluate((zoomIn) => zoomIn === document.activeElement)).toBe(true)
  await page.keyboard.press('0')
  await expect.poll(() => scale(page)).toBe('1.0×')
})

test('[A15] the wheel zooms the picture and not the page', async () => {
  const page = await open()
  await picture(page).hover({ force: true })
  await page.mouse.wheel(0, -100)
  await expect.poll(() => scale(page)).toBe('1.5×')
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(() => scale(page)).toBe('2.0×')
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => scale(page)).toBe('1.5×')
  // A touchpad sends many small events.
  for (let event = 0; event < 4; event += 1) await page.mouse.wheel(0, -10)
  await expect.poll(() => scale(page)).toBe('2.0×')
})

test('[A15] a zoomed picture is dragged within the window, and reset', async () => {
  const page = await open()
  await button(page, 'Zoom in').click()
  await button(page, 'Zoom in').click()
  await expect.poll(() => scale(page)).toBe('2.0×')
  await page.mouse.move(700, 450)
  await page.mouse.down()
  await page.mouse.move(640, 420, { steps: 4 })
  await expect.poll(() => place(page)).toEqual([-60, -30])
  await page.mouse.move(-40_000, 420)
  await page.mouse.up()
  const stage = await picture(page).evaluate((image) => image.parentElement?.clientWidth ?? 0)
  await expect.poll(async () => (await place(page))[0]).toBe(Math.round(-stage / 2))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await place(page))[0]).toBe(Math.round(-stage / 2) + 40)
  await button(page, 'Reset').click()
  await expect.poll(() => scale(page)).toBe('1.0×')
  expect(await place(page)).toEqual([0, 0])
})

test('[A15] two fingers zoom', async () => {
  const page = await open(phone)
  const touch = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: ReadonlyArray<number>) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
    })
  await fingers('touchStart', 170, 220)
  await fingers('touchMove', 120, 270)
  await expect.poll(() => scale(page)).toBe('3.0×')
  await fingers('touchMove', 145, 245)
  await expect.poll(() => scale(page)).toBe('2.0×')
  await fingers('touchEnd')
  await fingers('touchStart', 200)
  await fingers('touchMove', 180)
  await expect.poll(async () => (await place(page))[0]).toBe(-20)
})

test('[A15] a logo with dark letters is on white', async () => {
  const { page } = await staff.open('CXTeam', '/HomePage')
  const ground = async (name: string) => {
    await page.getByRole('button', { name: `Preview and zoom ${name}`, exact: true }).click()
    const colour = await picture(page).evaluate(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor,
    )
    await page.keyboard.press('Escape')
    return colour
  }
  expect(await ground('logo')).toBe('rgb(255, 255, 255)')
  expect(await ground('logo on dark')).toBe('rgba(0, 0, 0, 0)')
})

test('[A15] Escape closes it and returns the focus', async () => {
  const page = await open()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Preview and zoom image')
})

test('[A15] [A6] each of several pictures can be enlarged', async () => {
  const { page } = await staff.open('Admin', '/EditPortfolio/1')
  const tile = page.getByRole('listitem', { name: /^Picture 2 of/ })
  const shown = await tile.locator('img').getAttribute('src')
  await tile.getByRole('button', { name: 'Preview and zoom' }).click()
  const enlarged = page.getByRole('dialog', { name: /^Picture 2 of/ }).getByRole('img')
  expect(await enlarged.getAttribute('src')).toBe(shown)
})

describe('axe finds nothing', () => {
  test('in the preview of an image', async () => {
    const page = await open()
    expect(await findingsInThemes(page)).toEqual([])
  })
})
