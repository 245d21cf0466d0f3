import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const howToGetHaproxy = 'install HAProxy (`apt-get install haproxy`)'

const program = '/usr/sbin/haproxy'

export const findHaproxy = () => (existsSync(program) ? program : undefined)

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })

/** Answers where HAProxy is; as root on a Debian it is installed where it is missing. */
export const ensureHaproxy = () => {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (findHaproxy() !== undefined || !mayInstall) return findHaproxy()
  console.log('Installing HAProxy for the tests of several processes.')
  aptGet('update')
  aptGet('install', '--yes', '--no-install-recommends', 'haproxy')
  return findHaproxy()
}
