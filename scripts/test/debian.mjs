import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Root on a Debian may install what tests need; anybody else is told how. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })

/** Installs the first of some packages that there is. @param {string} why @param {readonly string[]} packages */
export const installFirst = (why, packages) => {
  console.log(why)
  aptGet('update')
  packages.some((name) => aptGet('install', '--yes', '--no-install-recommends', name).status === 0)
}
