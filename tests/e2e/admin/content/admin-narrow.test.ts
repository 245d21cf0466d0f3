import { expect, test } from 'vitest'
import { withStaff } from '../admin-staff.ts'

const staff = withStaff()

const widths = [768, 1024, 1280, 1366]

test.each(['CareerList', 'OurBrands', 'TeamList'])('%s fits its card at every width', async (list) => {
  const { page } = await staff.open('Admin', `/${list}`)
  await page.getByRole('table').waitFor()
  const beyond: Array<number> = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    beyond.push(
      await page.getByRole('table').evaluate((table) => {
        const card = table.closest('section')
        return Math.max(0, Math.round(table.clientWidth - (card?.clientWidth ?? 0)))
      }),
    )
  }
  expect(beyond).toEqual(widths.map(() => 0))
})
