import { addressKey } from './address-key.ts'

/** Paths that vulnerability scanners request. */
const scanned = /\.php|wp-|\.env|\.git/u
/** Files of the build and of stored pictures, such as scripts of an earlier release. */
const ownFile = /^\/(?:assets|og)\/|^\/media\/.*\.(?:webp|avif)$/u
const maxPath = 300

/** The path under which a 404 is counted, without its query; `undefined` if it is not counted. */
export const missingPath = (address: string): string | undefined => {
  const { path } = addressKey(address)
  return path.length > maxPath || scanned.test(path) || ownFile.test(path) ? undefined : path
}
