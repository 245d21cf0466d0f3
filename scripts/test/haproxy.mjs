import { existsSync } from 'node:fs'
import { installFirst, mayInstall } from './debian.mjs'

export const howToGetHaproxy = 'install HAProxy (`apt-get install haproxy`)'

const program = '/usr/sbin/haproxy'

export const findHaproxy = () => (existsSync(program) ? program : undefined)

/** Finds HAProxy. Root on Debian installs it if it is missing. */
export const ensureHaproxy = () => {
  if (findHaproxy() !== undefined || !mayInstall()) return findHaproxy()
  installFirst('Installing HAProxy for the tests of several processes.', ['haproxy'])
  return findHaproxy()
}
