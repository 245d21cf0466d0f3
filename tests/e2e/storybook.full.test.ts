import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docsPagesOf, looks, problemsOfDocs } from './docs-pages.ts'
import { launchBrowser } from './support/launch-browser.ts'
import { startProduct } from './support/product.ts'
import type { Product } from './support/start-on-copy.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  const { VITEST: _, ...env } = process.env
  await promisify(execFile)(process.execPath, ['scripts/build-storybook.mjs'], {
    env: { ...env, NODE_ENV: 'production', GALLERY: '0' },
  })
  await promisify(execFile)(process.execPath, ['scripts/build/gallery.mjs', 'Dashboard'])
  product = await startProduct({ STORYBOOK: '1' })
  browser = await launchBrowser()
}, 300_000)

afterAll(async () => {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
  await product?.stop()
})

/** Opens a page, and collects its errors. */
const open = async (path: string) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('requestfailed', (request) => errors.push(request.url()))
  await page.goto(product.url + path, { waitUntil: 'load' })
  return { page, errors }
}

const storyIn = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test('/storybook shows a story in its frame, and its toolbar changes the story', async () => {
  const { page, errors } = await open('/storybook?path=/story/admin-list--news')
  const story = storyIn(page)
  await story.getByText('6 articles, newest first on the site').waitFor()
  await page.getByRole('button', { name: /Sample data/ }).click()
  await page.getByText('none', { exact: true }).click()
  await story.getByRole('heading', { name: 'No articles yet' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/storybook/')
  expect(errors).toEqual([])
  await page.close()
})

test('opens on a first page with a path for each kind of reader', async () => {
  const { page } = await open('/storybook')
  const first = storyIn(page)
  for (const name of ['You design', 'You develop', 'You write'])
    await first.getByRole('heading', { name }).waitFor()
  const picture = first.getByRole('link', { name: 'Dashboard' }).getByRole('presentation')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
  await first.getByRole('link', { name: 'Find the component for what you need' }).click()
  const search = storyIn(page).getByRole('searchbox', { name: 'What do you need?' })
  await search.fill('four options')
  const found = storyIn(page).getByRole('table').getByRole('link')
  await expect.poll(() => found.allTextContents()).toContain('Select')
  expect((await found.all()).length).toBeLessThan(4)
  await search.fill('a choice of six')
  await expect.poll(() => found.allTextContents()).toContain('Select')
  expect((await found.all()).length).toBeLessThan(6)
  await page.close()
})

test.each([
  ['modal', 'Dialog'],
  ['drawer', 'Aside dialog'],
  ['snackbar', 'Toast'],
  ['dropdown', 'Select'],
  ['badge', 'Tag'],
])('a search for %s finds %s', async (word, component) => {
  const { page } = await open('/storybook')
  await page.getByPlaceholder('Find components').fill(word)
  const results = page.getByRole('listbox').getByRole('option')
  await expect.poll(async () => (await results.allTextContents()).join(' ')).toContain(`${component} (`)
  const tree = await page.getByRole('navigation').allTextContents()
  expect(tree.join(' ')).not.toContain(' (')
  await page.close()
})

test.each(looks)(
  'with %s, docs pages open at their top, pass axe and do not scroll sideways',
  { timeout: 600_000 },
  async (globals) => {
    const url = `${product.url}/storybook`
    const ids = await docsPagesOf(url)
    expect(ids.length).toBeGreaterThan(55)
    const found: string[] = []
    const page = await browser.newPage()
    for (const id of ids) {
      const problems = await problemsOfDocs(
        page,
        `${url}/iframe.html?id=${id}&viewMode=docs&globals=${globals}`,
      )
      found.push(...problems.map((problem) => `${id}: ${problem}`))
    }
    expect(found).toEqual([])
    await page.close()
  },
)

test('a component page has links past its stories, which the keyboard reaches', async () => {
  const { page } = await open('/storybook/iframe.html?id=components-dialog--docs&viewMode=docs')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: /^Keys/ })
  await link.waitFor()
  const isReached = () => link.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 12 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab')
  expect(await isReached()).toBe(true)
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Keys and screen readers' })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(900)
  await page.close()
})

test('a colour that is tried shows on other pages, until it is reset', async () => {
  const { page, errors } = await open('/storybook?path=/story/tokens-by-role--colours')
  const tokens = storyIn(page)
  await tokens.getByLabel('The primary button and choices, light').fill('#aa3300')
  await tokens.getByRole('link', { name: 'Buttons' }).click()
  const button = storyIn(page).getByRole('button', { name: 'Send enquiry' }).first()
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(ground).toBe('rgb(170, 51, 0)')
  await page.goBack()
  await tokens.getByRole('button', { name: 'Reset the colours' }).click()
  expect(await tokens.getByLabel('The primary button and choices, light').inputValue()).not.toBe('#aa3300')
  expect(errors).toEqual([])
  await page.close()
})

test('the toolbar of a story leads to its screen in the product', async () => {
  const { page } = await open('/storybook?path=/story/admin-list--news')
  const link = page.getByRole('link', { name: 'In the product' })
  await expect.poll(() => link.getAttribute('href')).toBe('/admin/NewsList')
  await page.close()
})

test.each(['start-here', 'components-button', 'components-dialog', 'product-places', 'patterns-form'])(
  'the docs of %s open with at most eighty files',
  async (title) => {
    const { page } = await open(`/storybook/iframe.html?id=${title}--docs&viewMode=docs`)
    await page.locator('#storybook-docs h1').waitFor()
    expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBeLessThan(80)
    await page.close()
  },
)

test('the tokens can be downloaded', async () => {
  const css = await fetch(`${product.url}/storybook/tokens.css`)
  expect(await css.text()).toContain('--color-text: #0A2036;')
  const json = await fetch(`${product.url}/storybook/tokens.json`)
  expect(Object.keys((await json.json()) as object)).toEqual(['base', 'dark', 'arabic'])
})

test('a refused popup in Arabic on a dark phone is two clicks away', async () => {
  const { page, errors } = await open('/storybook')
  const tree = page.getByRole('navigation')
  await tree.getByRole('button', { name: 'Enquiry popup', exact: true }).click()
  await tree.getByRole('link', { name: 'Refused In Arabic On A Dark Phone' }).click()
  await storyIn(page).getByText('Failed to submit form').waitFor()
  const html = storyIn(page).locator('html')
  expect([await html.getAttribute('dir'), await html.getAttribute('data-theme')]).toEqual(['rtl', 'dark'])
  expect(await html.evaluate(() => innerWidth)).toBe(360)
  expect(errors).toEqual([])
  await page.close()
})

test.each([
  ['a component with its guide', 'components-button--docs', 'One primary button per view.', 'docs'],
  ['a statechart', 'statecharts--list', 'The list machine', 'story'],
  ['the specification', 'specification--rows', 'It works when', 'story'],
  ['the layers', 'hexagon--layers', 'Contract suites', 'story'],
  ['the library', 'library--modules', 'sahilan/ports/content/contents', 'story'],
  ['the style guide', 'content--style-guide', 'Sentences after an event', 'story'],
  ['the product', 'product-places--contact', 'Send enquiry', 'story'],
  ['the dashboard', 'product-places--dashboard', 'Newest enquiries', 'story'],
])('%s loads without errors', async (_, id, text, view) => {
  const { page, errors } = await open(`/storybook/iframe.html?id=${id}&viewMode=${view}`)
  await page.getByText(text).first().waitFor()
  expect(errors).toEqual([])
  await page.close()
})

test.each(['components-dialog', 'components-command-list'])(
  'the docs of %s open at the top, without a dialog over them',
  async (title) => {
    const { page, errors } = await open(`/storybook/iframe.html?id=${title}--docs&viewMode=docs`)
    const docs = page.locator('#storybook-docs')
    await docs.getByRole('heading', { level: 1 }).waitFor()
    const frames = docs.locator('iframe')
    await expect.poll(() => frames.count()).toBeGreaterThan(4)
    // Frames further down load when they are scrolled to.
    for (const story of (await frames.all()).slice(0, 4))
      await story.contentFrame().locator('#storybook-root > *').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
    expect(await docs.getAttribute('aria-hidden')).toBe(null)
    expect(errors).toEqual([])
    await page.close()
  },
)

// Frames load lazily. Failed requests are ignored: hostile items name pictures that do not exist.
test.each(['product-switches', 'product-places', 'admin-personal-data', 'admin-trash'])(
  'the docs of %s show each story when scrolled to, without moving the focus',
  async (title) => {
    const { page } = await open(`/storybook/iframe.html?id=${title}--docs&viewMode=docs`)
    const docs = page.locator('#storybook-docs')
    await docs.locator('iframe').first().waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const stories = await docs.locator('iframe').all()
    expect(stories.length).toBeGreaterThan(8)
    for (const story of stories) {
      await story.scrollIntoViewIfNeeded()
      await story.contentFrame().locator('h1, h2').first().waitFor({ state: 'attached' })
    }
    expect(await docs.getAttribute('aria-hidden')).toBe(null)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.close()
  },
)

test('a link out of the back office stays within its story', async () => {
  const { page, errors } = await open('/storybook?path=/story/product-places--out-of-the-back-office')
  await expect.poll(() => storyIn(page).getByRole('textbox', { name: 'Address' }).inputValue()).toBe('/')
  await storyIn(page).getByRole('button', { name: 'ENQUIRE NOW' }).first().waitFor()
  expect(
    await storyIn(page)
      .locator('html')
      .evaluate(() => location.pathname),
  ).toBe('/storybook/iframe.html')
  expect(errors).toEqual([])
  await page.close()
})

test('has its own content security policy, while the site may not be framed', async () => {
  const policyOf = async (path: string) =>
    (await fetch(product.url + path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/')).toContain("frame-ancestors 'none'")
  const policy = await policyOf('/storybook/iframe.html')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe-eval')
})
