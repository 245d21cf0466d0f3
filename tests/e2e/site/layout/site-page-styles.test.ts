import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { publicPages } from '#tests/support/public-pages.ts'
import { sample } from '../../support/sample.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
  string,
  { readonly css?: ReadonlyArray<string> }
>
const wholeSheet = `/${manifest['src/ui/hydrate/enquiry-popup.tsx']?.css?.[0]}`

/** Each element and its computed style. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const styles = [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        // Most elements have no such part, and reading all its properties takes as long as those of an element.
        if (part !== undefined && style.content === 'none') return ''
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
      })
      return `${element.outerHTML.slice(0, 80)} ${styles.join(' | ')}`
    }),
  )

/** Pictures and fonts that arrive between two readings would change the size of elements. */
const loadPicturesAndFonts = async (page: Page) => {
  await page.evaluate(async () => {
    document.querySelector('style[data-late]')?.removeAttribute('media')
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode()))
    // A layout starts to load the late fonts, for which `ready` then waits.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}

const cases = Object.values(publicPages)
  .flatMap((path) => [path, `/ar${path}`])
  .flatMap((path) => [phone, desktop].map((size) => [path, size] as const))

test.each(sample(cases, 3))(
  '%s has all rules of the style sheet that its elements need',
  async (path, size) => {
    const { page, requests } = await site.visit(path, { ...size, reducedMotion: 'reduce' })
    await loadPicturesAndFonts(page)
    const own = await looksOf(page)
    expect(own.length).toBeGreaterThan(50)
    expect(requests.filter((request) => request.endsWith('.css'))).toEqual([])
    const sheet = await page.addStyleTag({ url: wholeSheet })
    const differences = async () => {
      const whole = await looksOf(page)
      await sheet.evaluate((link) => Object.assign(link, { disabled: true }))
      const alone = await looksOf(page)
      await sheet.evaluate((link) => Object.assign(link, { disabled: false }))
      return whole.filter((look, index) => look !== alone[index])
    }
    // A font may arrive between two readings.
    await expect.poll(differences).toEqual([])
  },
)
