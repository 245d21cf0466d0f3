import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './start-on-copy.ts'

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

/** An opened page and the requests that it sends. */
export interface Visit {
  readonly page: Page
  /** Every request that the page has sent, as `GET /path`. */
  readonly requests: ReadonlyArray<string>
}

/**
 * Opens pages of the product that all test files share; if `variables` are given, of a product of this file, which its tests
 * may change. A console message that the test does not expect fails it.
 */
export const useVisits = (variables?: Readonly<Record<string, string>>) => {
  let product: Product | undefined
  let browser: Browser
  let messages: ReadonlyArray<string> = []
  let expected: ReadonlyArray<string> = []

  const record = (message: string) => {
    messages = [...messages, message]
  }

  beforeAll(async () => {
    if (variables !== undefined) product = await startProduct(variables)
    browser = await launchBrowser()
  })
  afterAll(() => product?.stop())
  beforeEach(() => {
    messages = []
  })
  afterEach(async () => {
    const parts = expected
    expected = []
    // The browser logs a failed request some time after the page has shown the failure.
    const missing = () => parts.filter((part) => !messages.some((message) => message.includes(part)))
    try {
      await expect.poll(missing).toEqual([])
    } finally {
      await Promise.all(browser.contexts().map((context) => context.close()))
    }
    expect(messages.filter((message) => !parts.some((part) => message.includes(part)))).toEqual([])
  })

  const url = () => product?.url ?? inject('sharedProduct')

  return {
    get url() {
      return url()
    },
    /** Of a product of this file. */
    get dataDir() {
      return product?.dataDir ?? ''
    },
    /** Opens a path; `prepare` is called before anything is loaded. */
    visit: async (
      path: string,
      options: BrowserContextOptions = desktop,
      prepare: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<Visit> => {
      const context = await browser.newContext({ baseURL: url(), ...options })
      const page = await context.newPage()
      const requests: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        requests.push(`${request.method()} ${pathname}${search}`)
      })
      page.on('console', (message) => {
        const { url: place } = message.location()
        const text = `${message.type()}: ${message.text()}${place && ` (${place})`}`
        // Chromium suggests a user name field for the form of a reset link, at this level.
        if (!text.startsWith('verbose:')) record(text)
      })
      page.on('pageerror', (error) => record(String(error)))
      await prepare(page)
      await page.goto(path)
      return { page, requests }
    },
    /** Expects a console message that contains `part`, once or more. The browser logs failed requests itself. */
    expectMessage: (part: string) => {
      expected = [...expected, part]
    },
  }
}
