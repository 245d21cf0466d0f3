import { beforeAll, expect, test } from 'vitest'
import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { withStaff } from '../../admin/admin-staff.ts'

const staff = withStaff()
const email = 'procurement@jalbootmarine.example'

beforeAll(async () => {
  const path = contentEndpoints.brand.update.replace('{id}', '1')
  expect((await staff.calls().put(path, { contact: { email } })).status).toBe(200)
})

test.each(['', '/ar'])(
  'a long e-mail address breaks at @ and points, not within a word, at %s/companies/1',
  async (prefix) => {
    const { page } = await staff.visit(`${prefix}/companies/1`, { viewport: { width: 360, height: 740 } })
    const link = page.locator(`main a[href="mailto:${email}"]`)
    const lines = () =>
      link.evaluate((element) => {
        const letters = Array.from(element.childNodes).flatMap((node) =>
          Array.from(node.textContent ?? '', (letter, at) => {
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            return { letter, top: range.getBoundingClientRect().top }
          }),
        )
        return Array.from(Map.groupBy(letters, ({ top }) => top).values(), (line) =>
          line.map(({ letter }) => letter).join(''),
        )
      })
    await expect.poll(async () => (await lines()).length).toBeGreaterThan(1)
    // The fonts follow a moment after the page.
    await expect.poll(async () => (await lines()).slice(1).filter((line) => !/^[@.]/.test(line))).toEqual([])
    expect(await link.innerText()).toBe(email)
  },
)
