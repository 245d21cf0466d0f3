import { existsSync } from 'node:fs'
import { installFirst, mayInstall } from './debian.mjs'

export const howToGetChromium =
  'install Chromium (`apt-get install chromium-headless-shell`) or set CHROME_PATH to it'

/** The first is the same engine without a window, and twice as fast. */
const packages = ['chromium-headless-shell', 'chromium']

export const findChromium = () =>
  [process.env['CHROME_PATH'], ...packages.map((name) => `/usr/bin/${name}`)].find(
    (path) => path !== undefined && existsSync(path),
  )

/** Finds Chromium. Root on Debian installs it if the faster one is missing. */
export const ensureChromium = () => {
  const found = findChromium()
  if (!mayInstall() || (found !== undefined && found !== '/usr/bin/chromium')) return found
  installFirst('Installing Chromium for the tests in a browser.', packages)
  return findChromium()
}
