import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './start-on-copy.ts'

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

/** What a visitor of the tests sees, and what the browser had to say about it. */
export interface Visit {
  readonly page: Page
  /** Every request that the page has sent, as `GET /path`. */
  readonly requests: ReadonlyArray<string>
}

/**
 * Opens pages of the product that all files share; with variables, of one that is the file's own, to be changed as it likes.
 * A page that leaves a message in the console fails its test.
 */
export const useVisits = (variables?: Readonly<Record<string, string>>) => {
  let product: Product | undefined
  let browser: Browser
  let messages: ReadonlyArray<string> = []
  let expected: ReadonlyArray<string> = []

  const say = (message: string) => {
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
    // The browser says it some time after the page has shown what became of it.
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
        const said = `${message.type()}: ${message.text()}`
        // The browser advises a user name for a form whose link says nothing of whose it is.
        if (!said.startsWith('verbose:')) say(said)
      })
      page.on('pageerror', (error) => say(String(error)))
      await prepare(page)
      await page.goto(path)
      return { page, requests }
    },
    /** The browser itself reports answers that are no success; a test that asks for one expects it, once or more. */
    expectMessage: (part: string) => {
      expected = [...expected, part]
    },
  }
}
