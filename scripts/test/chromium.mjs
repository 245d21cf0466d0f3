import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const howToGetChromium = 'install Chromium (`apt-get install chromium`) or set CHROME_PATH to it'

const findChromium = () =>
  [process.env['CHROME_PATH'], '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path))

/** Answers where Chromium is; as root on a Debian it is installed where it is missing. */
export const ensureChromium = () => {
  const found = findChromium()
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log('Installing Chromium for the tests in a browser.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', args, { env, stdio: 'ignore' })
  return findChromium()
}
