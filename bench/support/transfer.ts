import { chromium } from 'playwright'

export interface Transfer {
  readonly requests: number
  /** Bytes on the line by what the browser takes them for: Document, Stylesheet, Script, Font, Arabic font, Image. */
  readonly bytes: Readonly<Record<string, number>>
}

/** What a phone's browser is sent for a page that nobody touches. */
export const transferOf = async (url: string): Promise<Transfer> => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const devTools = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  await devTools.send('Network.enable')
  devTools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request: { url: asked } }) =>
    kinds.set(requestId, type === 'Font' && asked.includes('arabic') ? 'Arabic font' : type),
  )
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  // Pictures that are near are fetched once the rest has come.
  await page.waitForTimeout(1_000)
  await browser.close()
  return { requests: kinds.size, bytes }
}
