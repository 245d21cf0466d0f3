import { expect, test } from 'vitest'
import { withStaff } from './admin-staff.ts'

const staff = withStaff()

test('B16: the first load of a list takes at most 200 KB of scripts and 15 requests', async () => {
  const { page } = await staff.open('Admin', '/NewsList')
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize })),
  )
  const scripts = loaded.filter(({ path }) => path.endsWith('.js'))
  const weight = scripts.reduce((sum, { size }) => sum + size, 0) / 1024
  expect(weight).toBeGreaterThan(60)
  expect(weight).toBeLessThan(200)
  // Without the document and the pictures of the articles.
  const others = loaded.filter(({ path }) => !path.startsWith('/media/'))
  expect(others.length + 1).toBeLessThanOrEqual(15)
})
