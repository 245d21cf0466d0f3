import { chromium, type Browser } from 'playwright'

let launched: Promise<Browser> | undefined

/** One browser for all test files of a process, which ends with the process. Each test closes its own contexts. */
export const launchBrowser = (): Promise<Browser> =>
  (launched ??= chromium.launch({
    executablePath: String(process.env['CHROME_PATH']),
    args: ['--no-sandbox'],
  }))
