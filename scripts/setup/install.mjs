import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** npm writes node_modules/.package-lock.json at the end of an install. */
const isInstalled = () => {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      (present[path] === undefined ? wanted.optional === true : present[path].version === wanted.version),
  )
}

/** Installs the packages of the lockfile unless they are there. Returns whether it installed. */
export const ensureInstalled = () => {
  if (isInstalled()) return false
  console.log('Installing the packages, which takes about a minute.')
  const npm = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], { encoding: 'utf8' })
  if (npm.status === 0) return true
  console.error(npm.error?.message ?? npm.stderr.trim())
  console.error('The packages could not be installed: `npm ci --include=dev` failed as shown above.')
  process.exit(1)
}
