import { chromium, type Browser } from 'playwright'

let launched: Promise<Browser> | undefined

/** One browser for all test files of a process, which ends with it: what a test opens, it closes. */
export const launchBrowser = (): Promise<Browser> =>
  (launched ??= chromium.launch({
    executablePath: String(process.env['CHROME_PATH']),
    args: ['--no-sandbox'],
  }))
