import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFirst, mayInstall } from './debian.mjs'

export const howToGetPostgres =
  'install PostgreSQL 15 or newer (`apt-get install postgresql`) or set POSTGRES_BIN to the folder of its programs'

const oldest = 15
const debian = '/usr/lib/postgresql'

/** Finds the folder of the newest server's programs. */
export const findPostgres = () => {
  const installed = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const folders = installed
    .filter((version) => version >= oldest)
    .toSorted((one, other) => other - one)
    .map((version) => join(debian, String(version), 'bin'))
  return [process.env['POSTGRES_BIN'], ...folders].find(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  )
}

/** Finds PostgreSQL. Root on Debian installs it if it is missing. */
export const ensurePostgres = () => {
  const found = findPostgres()
  if (found !== undefined || !mayInstall()) return found
  installFirst('Installing PostgreSQL for the tests over it.', ['postgresql'])
  return findPostgres()
}
