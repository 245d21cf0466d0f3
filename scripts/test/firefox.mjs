import { existsSync } from 'node:fs'
import { installAll, mayInstall } from './debian.mjs'

export const howToGetFirefox = 'install Firefox (`apt-get install firefox-esr`) or set FIREFOX_PATH to it'

export const findFirefox = () =>
  [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr'].find((path) => path !== undefined && existsSync(path))

/** Finds Firefox. Root on Debian installs it if it is missing. */
export const ensureFirefox = () => {
  if (findFirefox() === undefined && mayInstall())
    installAll('Installing Firefox for the tests of other browsers.', ['firefox-esr'])
  return findFirefox()
}
