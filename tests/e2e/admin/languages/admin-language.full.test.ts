import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { heading, signIn, withStaff } from '../admin-staff.ts'
import { emailOf, passwordOf } from '../../support/people.ts'
import { desktop } from '../../support/visit.ts'

const staff = withStaff({})

const direction = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement
    return { lang, dir }
  })
const arabic = { lang: 'ar', dir: 'rtl' }

test('[T50] the sign-in page is in the chosen language, also after a load', async () => {
  const { page } = await staff.visit('/admin', desktop)
  expect(await direction(page)).toEqual({ lang: 'en', dir: 'ltr' })
  await page.getByRole('button', { name: 'العربية' }).click()
  await heading(page, 'تسجيل الدخول').waitFor()
  expect(await direction(page)).toEqual(arabic)

  const html = await (await page.request.get('/admin')).text()
  expect(html).toContain('<html lang="ar" dir="rtl"')
  expect(html).toMatch(/modulepreload" href="[^"]*start-words/)
})

test('[T50] the choice of the account wins over that of a device', async () => {
  const { page } = await staff.visit('/admin')
  await signIn(page, 'Hr')
  await heading(page, 'Dashboard').waitFor()
  await page.goto('/admin/account')
  await page.getByText('العربية').click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await heading(page, 'الحساب').waitFor()

  const other = await staff.visit('/admin')
  await signIn(other.page, 'Hr')
  await heading(other.page, 'لوحة المتابعة').waitFor()
  expect(await direction(other.page)).toEqual(arabic)
})

test('[T50] what was typed is offered after the language was changed', async () => {
  const { page } = await staff.open('CXTeam', '/AddNews')
  await page.getByLabel('Title', { exact: true }).fill('Half a title')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('unsaved/')
  await page.context().addCookies([{ name: 'admin_language', value: 'ar', url: page.url() }])
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'استعادته' }).click()
  expect(await page.getByLabel('العنوان', { exact: true }).inputValue()).toBe('Half a title')
})

test('English staff load no Arabic words', async () => {
  const { page, requests } = await staff.open('CXTeam', '/NewsList')
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => /(start|content)-words/.test(request))).toEqual([])
})

// Seen failing with all catalogues in one chunk of 17 KB.
test('[T46] Arabic staff load the words of the screens that they open', async () => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/admin.json', 'utf8'))
  const isWords = (name: string) => /^src\/(?:domain\/wording|ui\/words\/office)\/ar\//u.test(name)
  const files = Object.keys(manifest)
    .filter(isWords)
    .map((name) => [String(manifest[name].file), name.replace(/^.*\//u, '')] as const)
  const { page, requests } = await staff.visit('/admin', desktop)
  let since = 0
  const loaded = () =>
    files.filter(([file]) => requests.slice(since).some((request) => request.includes(file)))
  const names = () =>
    loaded()
      .map(([, name]) => name)
      .toSorted()
  await page.getByRole('button', { name: 'العربية' }).click()
  await heading(page, 'تسجيل الدخول').waitFor()
  expect(names()).toEqual(['sign-in.ts', 'start-words.ts'])
  await page.goto('/admin/NewsList')
  await page.getByLabel('البريد الإلكتروني').fill(emailOf('CXTeam'))
  await page.getByLabel('كلمة المرور', { exact: true }).fill(passwordOf('CXTeam'))
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await page.getByRole('table').waitFor()
  since = requests.length
  await page.reload()
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  expect(names()).toEqual(['content-words.ts', 'start-words.ts'])
  const weights = loaded().map(([file]) => brotliCompressSync(readFileSync(`dist/client/${file}`)).length)
  expect(weights.reduce((sum, weight) => sum + weight, 0) / 1_024).toBeLessThan(8)
})
