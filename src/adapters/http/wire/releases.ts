import type { Release } from '#domain/publishing/release.ts'
import { countIn, elementsIn, objectIn, textIn } from './decode.ts'
import { publishableIn } from './drafts.ts'

/** Decodes a release of a response. */
export const releaseFromWire = (value: unknown): Release => {
  const { name, changes, first, last, subjects, versions } = objectIn(value, 'release')
  return {
    name: textIn(name, 'name'),
    changes: countIn(changes, 'changes'),
    first: textIn(first, 'first'),
    last: textIn(last, 'last'),
    subjects: elementsIn(subjects, 'subjects').map(publishableIn),
    versions: Object.fromEntries(
      Object.entries(objectIn(versions, 'versions')).map(([id, version]) => [id, countIn(version, id)]),
    ),
  }
}
