import { addressKey } from './address-key.ts'

/** What programs ask for that look for weak servers. */
const scanned = /\.php|wp-|\.env|\.git/u
/** Files that this server made, such as scripts of an earlier version. */
const ownFile = /^\/(?:assets|og)\/|^\/media\/.*\.(?:webp|avif)$/u
const maxPath = 300

/** The path under which a request that found nothing is counted; `undefined` if it is not. It has no query. */
export const missingPath = (address: string): string | undefined => {
  const { path } = addressKey(address)
  return path.length > maxPath || scanned.test(path) || ownFile.test(path) ? undefined : path
}
