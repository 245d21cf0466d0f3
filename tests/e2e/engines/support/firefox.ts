import { launch } from 'puppeteer-core'
import { timeout, type Engine } from './engine.ts'

/** Drives Firefox by WebDriver BiDi, which it speaks without a driver. */
export const launchFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  page.setDefaultTimeout(timeout)
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(String(error)))
  return {
    open: async (address) => {
      await page.goto(address)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script) => page.evaluate(script),
    see: async (selector) => {
      await page.locator(selector).wait()
    },
    click: (selector) => page.locator(selector).click(),
    type: async (selector, text) => {
      await page.locator(selector).wait()
      await page.type(selector, text)
    },
    choose: async (selector, value) => {
      await page.select(selector, value)
    },
    upload: async (selector, file) => {
      const input = await page.waitForSelector(selector)
      await (await input?.toElement('input'))?.uploadFile(file)
    },
    messages: async () => messages,
    close: () => browser.close(),
  }
}
