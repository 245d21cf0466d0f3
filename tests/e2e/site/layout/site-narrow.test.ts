import { expect, test } from 'vitest'
import { cutOff } from '../../support/cut-off.ts'
import { useVisits } from '../../support/visit.ts'

const site = useVisits()

const narrow = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const

const paths = [
  '/about',
  '/services',
  '/career',
  '/career?apply=1',
  '/contact',
  '/newsinsights/1',
  '/newsinsights/archive',
  '/search?q=sahilan',
  '/receipt',
  '/nowhere',
]

const languages = [
  { home: '/', prefix: '', menu: 'Open menu', enquire: 'ENQUIRE NOW', send: 'Send enquiry' },
  { home: '/ar', prefix: '/ar', menu: 'فتح القائمة', enquire: 'استفسروا الآن', send: 'إرسال الاستفسار' },
]

// Fonts and layout follow a moment after the window, so the tests poll.
test.each(languages)('[T44] no page is cut off at 320 px below $home', async ({ home, prefix }) => {
  site.expectMessage('404')
  const { page } = await site.visit(home, narrow)
  await expect.poll(() => cutOff(page), { message: page.url() }).toEqual([])
  for (const path of paths) {
    await page.goto(prefix + path)
    await expect.poll(() => cutOff(page), { message: page.url() }).toEqual([])
  }
})

test.each(languages)(
  '[T44] the menu and the popup with its errors are not cut off at 320 px on $home',
  async ({ home, menu, enquire, send }) => {
    const { page } = await site.visit(home, narrow)
    await page.getByRole('button', { name: menu }).click()
    const inMenu = page.getByRole('dialog').getByRole('button', { name: enquire })
    await inMenu.waitFor()
    await expect.poll(() => cutOff(page), { message: page.url() }).toEqual([])
    await inMenu.click()
    const popup = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: send }) })
    await popup.getByRole('button', { name: send }).click()
    await expect.poll(() => popup.locator('[aria-invalid=true]').count()).toBeGreaterThan(4)
    await expect.poll(() => cutOff(page), { message: page.url() }).toEqual([])
  },
)
