import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Only root on Debian installs the tools of tests; others get instructions. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })

const install = (/** @type {readonly string[]} */ packages) =>
  aptGet('install', '--yes', '--no-install-recommends', ...packages).status === 0

/** @param {string} message @param {readonly string[]} packages */
export const installAll = (message, packages) => {
  console.log(message)
  aptGet('update')
  install(packages)
}

/** Installs the first available one of some packages. @param {string} message @param {readonly string[]} packages */
export const installFirst = (message, packages) => {
  console.log(message)
  aptGet('update')
  packages.some((name) => install([name]))
}
