import { beforeAll, expect, test } from 'vitest'
import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { openInArabic } from '../../support/arabic/in-arabic.ts'
import { useVisits } from '../../support/visit.ts'

const site = useVisits({})

const title = 'جالبوت البحرية تفتتح مرسى رابعاً'
const around = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(around)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, around(part)]))
  return typeof value === 'string' && value.startsWith('/media/') ? `${value}#focus=10,90` : value
}

/** Gives all pictures of the items and of the home page a focal point. */
beforeAll(async () => {
  const admin = await openInArabic(site.url, title, title)
  const put = async (path: string, values: object) => {
    const changed = Object.entries(values)
      .map(([name, value]) => [name, value, around(value)] as const)
      .filter(([, value, other]) => JSON.stringify(other) !== JSON.stringify(value))
    const { status, text } = await admin.put(
      path,
      Object.fromEntries(changed.map(([name, , value]) => [name, value])),
    )
    if (status !== 200) throw new Error(`${path}: ${text}`)
  }
  for (const { list, update } of Object.values(contentEndpoints)) {
    const { data } = await admin.get(`${list}?size=100&lang=all`)
    const items = (Array.isArray(data) ? data : data['results']) as ReadonlyArray<{ readonly id: string }>
    for (const item of items) await put(update.replace('{id}', item.id), item)
  }
  await put('/homepage', (await admin.get('/homepage?lang=all')).data)
})

const pages = ['', '/about', '/services', '/career', '/contact', '/newsinsights/1', '/companies/1']

test.each(['', '/ar'])('[D4] a focal point stays in every frame that crops, under "%s"', async (language) => {
  let cropped = 0
  const { page } = await site.visit(`${language}/about`)
  for (const path of pages) {
    await page.goto(`${language}${path}` || '/')
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.locator('img').evaluateAll((images) =>
        images
          .map((image) => ({ style: getComputedStyle(image), src: image.getAttribute('src') ?? '' }))
          .filter(({ style, src }) => style.objectFit === 'cover' && src.startsWith('/media/'))
          .map(({ style, src }) => ({ src, at: style.objectPosition })),
      )
      expect([path, width, found.filter(({ at }) => at !== '10% 90%')]).toEqual([path, width, []])
      cropped += found.length
    }
  }
  expect(cropped).toBeGreaterThan(60)
})
