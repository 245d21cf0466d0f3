import { globSync } from 'node:fs'
import { installAll, mayInstall } from './debian.mjs'

/** The driver, the display that its browser draws on, and the bus that it asks for settings. */
const packages = ['webkit2gtk-driver', 'xvfb', 'dbus']

export const howToGetWebkit = `install WebKitGTK (\`apt-get install ${packages.join(' ')}\`)`

const programs = {
  driver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
  bus: '/usr/bin/dbus-run-session',
  browser: '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
}

/** The paths of the programs, if all of them are installed. */
export const findWebkit = () => {
  const [driver, display, bus, browser] = Object.values(programs).map((path) => globSync(path)[0])
  return driver && display && bus && browser ? { driver, display, bus, browser } : undefined
}

/** Finds WebKitGTK. Root on Debian installs it if it is missing. */
export const ensureWebkit = () => {
  if (findWebkit() === undefined && mayInstall())
    installAll('Installing WebKitGTK for the tests of other browsers.', packages)
  return findWebkit()
}
