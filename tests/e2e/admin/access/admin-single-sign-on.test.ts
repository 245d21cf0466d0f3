import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentityProvider, type TestProvider } from '#tests/server/support/provider/identity-provider.ts'
import { oidcVariables } from '#tests/server/support/provider/provider-settings.ts'
import { launchBrowser } from '../../support/launch-browser.ts'
import { launchProduct } from '../../support/launch-product.ts'
import { newFolder } from '../../support/new-folder.ts'

const huda = { sub: 'huda', name: 'Huda Saleh', email: 'huda@provider.example', groups: ['editors'] }

let provider: TestProvider
let product: Awaited<ReturnType<typeof launchProduct>>

beforeAll(async () => {
  provider = await startIdentityProvider()
  product = await launchProduct(await newFolder(), { ...oidcVariables(provider), DEMO_CONTENT: '0' })
  provider.register(product.url)
})
afterAll(async () => {
  await product.stop()
  provider.stop()
})

const open = async (path: string, language: 'en' | 'ar') => {
  const browser = await launchBrowser()
  const context = await browser.newContext({ baseURL: product.url })
  await context.addCookies([{ name: 'admin_language', value: language, domain: '127.0.0.1', path: '/admin' }])
  // The provider's pages ask for a font.
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  const page = await context.newPage()
  await page.goto(path)
  return { page, context }
}

/** On the pages of the provider, the second of which asks whether the site may know the person. */
const signInThere = async (page: Page, { sub }: typeof huda) => {
  await page.getByPlaceholder('Enter any login').fill(sub)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test.each([
  ['en', 'Sign in with Sahilan account'],
  ['ar', 'تسجيل الدخول عبر Sahilan account'],
] as const)(
  '[O18] a person signs in at the provider and lands on the page asked for, %s',
  async (language, button) => {
    provider.knows(huda)
    const { page, context } = await open('/admin/NewsList?search=quay', language)
    await page.getByRole('link', { name: button }).click()
    await signInThere(page, huda)
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
  [
    'en',
    'Your account has no role here. Ask an Admin for one.',
    'Back to sign-in',
    'Sign in with Sahilan account',
  ],
  [
    'ar',
    'لا دور لهذا الحساب هنا. يمكن طلبه من مدير النظام.',
    'العودة إلى تسجيل الدخول',
    'تسجيل الدخول عبر Sahilan account',
  ],
] as const)(
  '[O19] a person without a mapped group reads so, %s',
  async (language, sentence, back, button) => {
    const guest = { ...huda, sub: 'guest', email: 'guest@provider.example', groups: ['guests'] }
    provider.knows(guest)
    const { page, context } = await open('/admin', language)
    await page.getByRole('link', { name: button }).click()
    await signInThere(page, guest)
    await page.getByText(sentence).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('entry'))).toBeNull()
    await page.getByRole('link', { name: back }).click()
    await page.getByRole('link', { name: button }).waitFor()
    await context.close()
  },
)
