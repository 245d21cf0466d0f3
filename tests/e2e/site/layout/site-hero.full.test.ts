import { expect, test } from 'vitest'
import { desktop, useVisits } from '../../support/visit.ts'

const site = useVisits()

test('[H4] a picture is behind text and header only where it is dark', async () => {
  const start = async (width: number) => {
    const { page } = await site.visit('/', { viewport: { width, height: 900 } })
    const boxes = await page.locator('[role=tabpanel]').evaluateAll((slides) =>
      slides.map((slide) => {
        const [art] = slide.children
        const { x, y } = art?.getBoundingClientRect() ?? {}
        const over = ['::before', '::after'].map((part) => art && getComputedStyle(art, part).content)
        return { x, y, over }
      }),
    )
    for (const { x, over } of boxes) expect({ x, over }).toEqual({ x: 0, over: ['none', 'none'] })
    return boxes.map(({ y }) => y)
  }
  expect(await start(1440)).toEqual([0, 0, 88])
  expect(await start(1920)).toEqual([88, 0, 88])
})

test('[H4] a picture of unknown darkness is beside the text and below the header', async () => {
  const { page } = await site.visit('/', desktop, (opened) =>
    opened.route('**/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/data-dark="\w+"/g, 'data-dark=""')
      await route.fulfill({ response, body })
    }),
  )
  const art = await page.locator('[role=tabpanel] > div').first().boundingBox()
  const words = await page.locator('[role=tabpanel] h2').first().boundingBox()
  expect(art?.y).toBe(88)
  expect(art?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
})
