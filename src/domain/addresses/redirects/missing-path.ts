import { isOwnFile } from '../server-paths.ts'
import { addressKey } from './address-key.ts'

/** Paths that vulnerability scanners request. */
const scanned = /\.php|wp-|\.env|\.git/u
const maxPath = 300

/** The path under which a 404 is counted, without its query; `undefined` if it is not counted. */
export const missingPath = (address: string): string | undefined => {
  const { path } = addressKey(address)
  return path.length > maxPath || scanned.test(path) || isOwnFile(path) ? undefined : path
}
