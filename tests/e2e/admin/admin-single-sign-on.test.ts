import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  signingInAt,
  startIdentityProvider,
  type TestProvider,
} from '#tests/server/support/identity-provider.ts'
import { launchBrowser } from '../support/launch-browser.ts'
import { launchProduct } from '../support/launch-product.ts'
import { newFolder } from '../support/new-folder.ts'

const huda = { sub: 'huda', name: 'Huda Saleh', email: 'huda@provider.example', groups: ['editors'] }

let provider: TestProvider
let product: Awaited<ReturnType<typeof launchProduct>>

beforeAll(async () => {
  provider = await startIdentityProvider(huda)
  product = await launchProduct(await newFolder(), { ...signingInAt(provider), DEMO_CONTENT: '0' })
}, 60_000)
afterAll(async () => {
  await product.stop()
  provider.stop()
})

const open = async (path: string, language: 'en' | 'ar') => {
  const browser = await launchBrowser()
  const context = await browser.newContext({ baseURL: product.url })
  await context.addCookies([{ name: 'admin_language', value: language, domain: '127.0.0.1', path: '/admin' }])
  const page = await context.newPage()
  await page.goto(path)
  return { page, context }
}

test.each([
  ['en', 'Sign in with Sahilan account'],
  ['ar', 'تسجيل الدخول عبر Sahilan account'],
] as const)(
  '[O18] a person signs in at the provider and lands on the page asked for, %s',
  async (language, button) => {
    provider.isVisitedBy(huda)
    const { page, context } = await open('/admin/NewsList?search=quay', language)
    await page.getByRole('link', { name: button }).click()
    await page.getByRole('link', { name: 'Go on as Huda Saleh' }).click()
    await page.waitForURL('**/admin/NewsList?search=quay')
    await page.locator('main h1').waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    const entry = await page.evaluate(() => sessionStorage.getItem('entry'))
    expect(JSON.parse(entry ?? '')).toMatchObject({ name: 'Huda Saleh', role: 'CXTeam', fromProvider: true })
    // The steps between are not in the way back.
    await page.goBack()
    expect(page.url()).not.toContain('signed-in')
    await context.close()
  },
)

test.each([
  ['en', 'Your account has no role here', 'Back to sign-in', 'Sign in with Sahilan account'],
  ['ar', 'لا دور لهذا الحساب هنا', 'العودة إلى تسجيل الدخول', 'تسجيل الدخول عبر Sahilan account'],
] as const)(
  '[O19] a person without a mapped group reads so, %s',
  async (language, sentence, back, button) => {
    provider.isVisitedBy({ ...huda, sub: 'guest', email: 'guest@provider.example', groups: ['guests'] })
    const { page, context } = await open('/admin', language)
    await page.getByRole('link', { name: button }).click()
    await page.getByRole('link', { name: 'Go on as Huda Saleh' }).click()
    await page.getByText(sentence).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('entry'))).toBeNull()
    await page.getByRole('link', { name: back }).click()
    await page.getByRole('link', { name: button }).waitFor()
    await context.close()
  },
)
