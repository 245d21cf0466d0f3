import type { Locator } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { openInArabic } from '../../support/arabic/in-arabic.ts'
import { desktop, useVisits } from '../../support/visit.ts'

const site = useVisits({})

const title = 'Dhuha Energy تفتتح محطة ثانية'

beforeAll(async () => {
  const admin = await openInArabic(site.url, title, `${title}.`)
  const { data } = await admin.get('/homepage?lang=all')
  const { site: details } = data as { readonly site: { readonly contact: object } }
  // Digits in front of a Latin letter are what turns around first.
  const contact = { ...details.contact, email: '2030@sahilan.example' }
  await admin.put('/homepage', { site: { ...details, contact } })
})

/** Where the characters of a text stand, without spaces. */
const placesOf = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const places: Array<{ readonly left: number; readonly top: number }> = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { left, top, width } = range.getBoundingClientRect()
        if (width > 0 && range.toString().trim() !== '') places.push({ left, top })
      }
    return places
  })

const isFromTheLeft = (places: ReadonlyArray<{ readonly left: number }>) =>
  places.every(({ left }, at) => left >= (places[at - 1]?.left ?? 0))

const readsFromTheLeft = async (text: Locator) => {
  const places = await placesOf(text)
  return places.length > 3 && isFromTheLeft(places)
}

test.each(['main', 'footer'])('[T38] phone and e-mail read left to right in %s', async (part) => {
  const { page } = await site.visit('/ar/contact', desktop)
  expect(await readsFromTheLeft(page.locator(`${part} a[href^="tel:"]`).first())).toBe(true)
  expect(await readsFromTheLeft(page.locator(`${part} a[href^="mailto:"]`).first())).toBe(true)
})

test.each(['/ar/newsinsights/archive', '/ar/services'])(
  '[T38] a title that begins with a Latin name begins at the right on %s',
  async (path) => {
    const { page } = await site.visit(path, desktop)
    const wide = page.locator('main').locator('h1, li').filter({ hasText: title })
    const places = await placesOf(wide.first())
    const [first] = places
    const inLine = places.filter(({ top }) => Math.abs(top - (first?.top ?? 0)) < 10)
    const [latin, arabic] = [inLine.slice(0, 11), inLine.slice(11)]
    expect(isFromTheLeft(latin)).toBe(true)
    expect(arabic.length).toBeGreaterThan(0)
    expect(Math.max(...arabic.map(({ left }) => left))).toBeLessThan(first?.left ?? 0)
  },
)
