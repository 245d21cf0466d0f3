import { expect, test } from 'vitest'
import { useVisits } from '../support/visit.ts'

const site = useVisits({ DEMO_CONTENT: '0' })

test('[N5] without news nothing is selected', async () => {
  const { page } = await site.visit('/newsinsights/1')
  expect(await page.getByRole('heading', { name: 'Latest News' }).isVisible()).toBe(true)
  expect(await page.getByText('No news article selected.', { exact: true }).isVisible()).toBe(true)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('leaves out sections without content', async () => {
  const { page } = await site.visit('/')
  expect(await page.getByRole('link', { name: 'home' }).getAttribute('href')).toBe('/')
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'EXPLORE',
    'OTHERS',
    'CONTACT US',
  ])
  expect(await page.locator('main img, main a').count()).toBe(0)
})
