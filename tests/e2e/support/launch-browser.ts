import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'

// The fonts that phones and computers have, as the machine of a test may have others.
const FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url))

let launched: Promise<Browser> | undefined

/** One browser for all test files of a process, which ends with the process. Each test closes its own contexts. */
export const launchBrowser = (): Promise<Browser> =>
  (launched ??= chromium.launch({
    executablePath: String(process.env['CHROME_PATH']),
    args: ['--no-sandbox'],
    env: { ...process.env, FONTCONFIG_FILE },
  }))
