import { fixedPages, serverFolders, serverPaths } from '../../addresses/server-paths.ts'
import { knownLanguages } from '../../language/language.ts'

/** First segments of paths that the product uses, now or in a later version. */
const reserved = [
  ...fixedPages,
  ...Object.values(serverPaths),
  ...serverFolders,
  '/careers',
  '/files',
  '/media',
  '/people',
].map((path) => path.split('/')[1])

/** Whether an address belongs to the product, so that no page may have it. */
export const isReservedAddress = (address: string): boolean => {
  const [, first = ''] = address.split('/')
  return reserved.includes(first) || knownLanguages.some(({ tag }) => tag === first)
}

/** The form of an address: two parts at most, without the tag of a language. */
export const pageAddress = /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/u

/** The address one level up; `undefined` at the first level. */
export const addressAbove = (address: string): string | undefined =>
  address.lastIndexOf('/') > 0 ? address.slice(0, address.lastIndexOf('/')) : undefined

/** Where the forms find the privacy page. */
export const privacyAddress = '/privacy'
