import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { cutOff } from '../../support/cut-off.ts'
import { openInArabic } from '../../support/arabic/in-arabic.ts'
import { paper, printed, printedWell } from '../../support/printed.ts'
import { sample } from '../../support/sample.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits({})

const pages = ['', '/about', '/services', '/career', '/career?apply=1', '/contact', '/newsinsights/1']

const still = { reducedMotion: 'reduce' } as const

describe('with usual texts', () => {
  const title = 'جالبوت البحرية تفتتح مرسى رابعاً في الحد'
  const text = `${title}، ويضيف المرسى الجديد 310 أمتار من الأرصفة. `.repeat(4)

  beforeAll(() => openInArabic(site.url, title, text))

  test('[T46] an English page grows by at most 400 bytes while Arabic is open', async () => {
    const admin = await openInArabic(site.url, title, text)
    const paths = ['/', ...pages.slice(1)]
    const weights = () =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(site.url + path)
          return brotliCompressSync(await response.text()).length
        }),
      )
    const open = await weights()
    await admin.put('/homepage', { languages: [] })
    const closed = await weights()
    await admin.put('/homepage', { languages: ['ar'] })
    const grown = open.map((weight, at) => weight - (closed[at] ?? 0))
    expect(Math.min(...grown)).toBeGreaterThan(0)
    expect(Math.max(...grown)).toBeLessThanOrEqual(400)
  })

  test.each(sample(pages, 2).flatMap((path) => [phone, desktop].map((size) => [path, size] as const)))(
    '[T45] late fonts shift /ar%s by less than 0.02',
    async (path, size) => {
      const { page } = await site.visit(`/ar${path}`, { ...size, ...still }, async (opened) => {
        await opened.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 800))
          await route.continue()
        })
        await opened.addInitScript(() => {
          Object.assign(window, { shift: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + entry.value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
      })
      await page.evaluate(() => document.fonts.ready)
      const loaded = await page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
          ).length,
      )
      expect(loaded).toBeGreaterThan(1)
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
    },
  )

  test.each(sample(pages, 2))('[T49] /ar%s is printed as in English', async (path) => {
    const { page } = await site.visit(`/ar${path}`, paper)
    expect(await printed(page)).toEqual(printedWell)
  })
})

describe('with long unbroken words', () => {
  const words = `${'مستشفياتالمستقبل'.repeat(5)} ${'Nassajdigital'.repeat(5)}`

  beforeAll(() => openInArabic(site.url, words, `${words}\n\n${words}`))

  test.each([...sample(pages, 7), '/nowhere'])(
    '[T44] /ar%s cuts nothing off from 320 to 1440',
    async (path) => {
      if (path === '/nowhere') site.expectMessage('404')
      const { page } = await site.visit(`/ar${path}`, { ...desktop, ...still })
      for (const width of [1440, 1024, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 800 })
        // Fonts and layout follow a moment after the window.
        await expect.poll(() => cutOff(page), { message: `at ${width}` }).toEqual([])
      }
    },
  )

  test('[T44] the menu cuts nothing off at 320 px', async () => {
    const { page } = await site.visit('/ar/about', { viewport: { width: 320, height: 640 }, ...still })
    await page.locator('button[command=show-modal]').first().click()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => cutOff(page)).toEqual([])
  })
})
