import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const howToGetChromium =
  'install Chromium (`apt-get install chromium-headless-shell`) or set CHROME_PATH to it'

/** The first is the same engine without a screen to paint on, and takes half the time. */
const packages = ['chromium-headless-shell', 'chromium']

export const findChromium = () =>
  [process.env['CHROME_PATH'], ...packages.map((name) => `/usr/bin/${name}`)].find(
    (path) => path !== undefined && existsSync(path),
  )

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })

/** Answers where Chromium is; as root on a Debian it is installed where the better one is missing. */
export const ensureChromium = () => {
  const found = findChromium()
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall || (found !== undefined && found !== '/usr/bin/chromium')) return found
  console.log('Installing Chromium for the tests in a browser.')
  aptGet('update')
  for (const name of packages)
    if (aptGet('install', '--yes', '--no-install-recommends', name).status === 0) break
  return findChromium()
}
