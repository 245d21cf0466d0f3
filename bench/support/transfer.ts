import { chromium, type Page } from 'playwright'
import { ensureChromium, howToGetChromium } from '../../scripts/test/chromium.mjs'

export interface Transfer {
  readonly requests: number
  /** Those of `requests` that are for fonts. */
  readonly fonts: number
  /** Transferred bytes by the browser's resource types, and `Arabic font` for those of Arabic letters; fonts without headers. */
  readonly bytes: Readonly<Record<string, number>>
}

export const launchBrowser = () => {
  const executablePath = ensureChromium()
  if (executablePath === undefined) throw new Error(`A browser is needed to measure: ${howToGetChromium}.`)
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const

/** Counts what a page downloads from now on. */
export const counting = async (page: Page): Promise<() => Transfer> => {
  const devTools = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const headersOfFonts = new Map<string, number>()
  const bytes: Record<string, number> = {}
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  devTools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request: { url } }) =>
    kinds.set(requestId, type === 'Font' && /arabic-\d/.test(url) ? 'Arabic font' : type),
  )
  devTools.on('Network.responseReceived', ({ requestId, type, response: { encodedDataLength } }) => {
    if (type === 'Font') headersOfFonts.set(requestId, encodedDataLength)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - (headersOfFonts.get(requestId) ?? 0)
  })
  const isFont = (kind: string) => kind.toLowerCase().endsWith('font')
  return () => ({
    requests: kinds.size,
    fonts: [...kinds.values()].filter(isFont).length,
    bytes: { ...bytes },
  })
}

/** What the browser of a phone downloads for a page, without any interaction. */
export const transferOf = async (url: string): Promise<Transfer> => {
  const browser = await launchBrowser()
  const page = await browser.newPage(phone)
  const sent = await counting(page)
  await page.goto(url, { waitUntil: 'load' })
  // Lazy pictures near the viewport, late fonts and the visit follow the load.
  await page.waitForTimeout(2_500)
  await browser.close()
  return sent()
}
