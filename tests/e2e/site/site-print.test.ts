import { expect, test } from 'vitest'
import { sample } from '../support/sample.ts'
import { useVisits } from '../support/visit.ts'

const site = useVisits()
const pages = ['/', '/about', '/services', '/career', '/contact', '/newsinsights/1', '/nowhere'] as const
const paper = { viewport: { width: 794, height: 1123 } } as const

test.each(sample(pages, 2))("printing %s hides controls and fits the paper's width", async (path) => {
  const { page } = await site.visit(path, paper)
  if (path === '/nowhere') site.expectMessage('404')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('button:visible, nav:visible, form:visible, dialog:visible').count()).toBe(0)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
  const [ink, ground] = await page.locator('footer').evaluate((footer) => {
    const { color, backgroundColor } = getComputedStyle(footer)
    return [color, backgroundColor]
  })
  expect([ink, ground]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'])
})

test('prints the addresses of external links', async () => {
  const { page } = await site.visit('/contact', paper)
  await page.emulateMedia({ media: 'print' })
  const link = page.getByRole('main').locator('a[href^="http"]:visible').first()
  const printed = await link.evaluate((shown) => getComputedStyle(shown, '::after').content)
  expect(printed).toContain((await link.getAttribute('href')) ?? 'no link')
})

test('prints an article of usual length on one sheet', async () => {
  const { page } = await site.visit('/newsinsights/1', paper)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
