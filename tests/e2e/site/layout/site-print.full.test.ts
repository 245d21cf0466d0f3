import { expect, test } from 'vitest'
import { paper, printed, printedWell } from '../../support/printed.ts'
import { sample } from '../../support/sample.ts'
import { useVisits } from '../../support/visit.ts'

const site = useVisits()
const pages = ['/', '/about', '/services', '/career', '/contact', '/newsinsights/1', '/nowhere'] as const

test.each(sample(pages, 2))("printing %s hides controls and fits the paper's width", async (path) => {
  const { page } = await site.visit(path, paper)
  if (path === '/nowhere') site.expectMessage('404')
  expect(await printed(page)).toEqual(printedWell)
})

test('prints the addresses of external links', async () => {
  const { page } = await site.visit('/contact', paper)
  await page.emulateMedia({ media: 'print' })
  const link = page.getByRole('main').locator('a[href^="http"]:visible').first()
  const shownAfter = await link.evaluate((shown) => getComputedStyle(shown, '::after').content)
  expect(shownAfter).toContain((await link.getAttribute('href')) ?? 'no link')
})

test('prints an article of usual length on one sheet', async () => {
  const { page } = await site.visit('/newsinsights/1', paper)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
