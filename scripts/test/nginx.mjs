import { existsSync } from 'node:fs'
import { installFirst, mayInstall } from './debian.mjs'

export const howToGetNginx = 'install nginx (`apt-get install nginx-light`)'

const program = '/usr/sbin/nginx'

export const findNginx = () => (existsSync(program) ? program : undefined)

/** Finds nginx. Root on Debian installs it if it is missing. */
export const ensureNginx = () => {
  if (findNginx() !== undefined || !mayInstall()) return findNginx()
  installFirst('Installing nginx for the test of a cache in front of the server.', ['nginx-light'])
  return findNginx()
}
