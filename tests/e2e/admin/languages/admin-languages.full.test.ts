import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { uploadPicture } from '../../../support/back-end/server.ts'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff({})

beforeAll(async () => {
  const admin = staff.calls()
  const Image = await uploadPicture(admin)
  const translations = { ar: { Description: 'يُفتتح قريباً.' } }
  for (const Tittle of ['A berth', 'A crane'])
    await admin.post('/NewsLater_add', { Tittle, Image, Description: 'It opens soon.', translations })
  await admin.put('/homepage', {
    statement: 'We build on the sea.',
    translations: { ar: { statement: 'نبني على البحر.' } },
    languages: [],
  })
})

const rowsOf = async (page: Page) => {
  await page.getByRole('table', { name: 'Arabic' }).waitFor()
  return page.getByRole('rowheader').allTextContents()
}

test('[T54] the board shows each role what it may edit', async () => {
  const boards: Partial<Record<Role, ReadonlyArray<string>>> = {}
  for (const role of ['CXTeam', 'Hr', 'Admin'] as const)
    boards[role] = await rowsOf((await staff.open(role, '/Languages')).page)
  const site = ['Brands', 'Sliders', 'History', 'News']
  expect(boards).toEqual({
    CXTeam: [...site, 'Pages', 'Home page'],
    Hr: ['Careers'],
    Admin: [...site, 'Team', 'Portfolio', 'Careers', 'Pages', 'Home page'],
  })
})

test('[T6] [T54] gaps are translated by keyboard, and Arabic is opened', async () => {
  const { page } = await staff.open('CXTeam', '/Languages')
  const title = page.getByLabel('Title, Arabic')
  const enter = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name, exact: true }).first().focus()
    await page.keyboard.press('Enter')
  }

  await enter('link', '2 missing in News')
  await enter('link', 'Edit A berth')
  await heading(page, 'A berth').waitFor()
  await title.focus()
  await page.keyboard.type('رصيف')
  await page.keyboard.press('Control+Enter')
  await heading(page, 'News').waitFor()
  expect(page.url()).toContain('/NewsList?translation=missing&in=ar')
  await expect.poll(() => page.getByRole('link', { name: /^Edit / }).count()).toBe(1)

  await enter('link', 'Languages')
  await enter('button', 'Next gap in News')
  await heading(page, 'A crane').waitFor()
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('رافعة')
  await enter('button', 'Save and next gap')
  await heading(page, 'Languages').waitFor()
  await page.getByText(/^(\d+) of \1 complete, 0 missing, 0 out of date$/).waitFor()

  const calls = staff.calls()
  expect((await calls.page('/ar')).status).toBe(404)
  await enter('link', 'Home page')
  await page.getByRole('checkbox', { name: 'Arabic is open to visitors' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Home page updated successfully').first().waitFor()

  const visitor = (await staff.visit('/ar')).page
  await visitor.getByText('نبني على البحر.').waitFor()
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('ar')
  await visitor.getByText('رصيف', { exact: true }).first().waitFor()
})
