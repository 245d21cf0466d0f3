import { chromium, type Browser } from 'playwright'

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: String(process.env['CHROME_PATH']), args: ['--no-sandbox'] })
