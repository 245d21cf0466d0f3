import { type AnyContentType, contentTypes } from '../content/content-types.ts'
import { addressesAt, picturePathsOf } from '../content/pictures/pictures-at.ts'
import { homePagePicturePaths } from '../content/home-page/home-page.ts'
import type { Link } from '../addresses/links/link.ts'
import { textLinks } from '../addresses/links/links-of.ts'
import { withoutQuery } from '../addresses/without-query.ts'
import { isPdfAddress } from '../picture/pdf-file.ts'
import { plainAddress } from '../picture/picture-source.ts'
import type { Snapshot } from './activity.ts'
import { isContentTypeName, type Subject } from './subject.ts'

/** Where items of a subject have pictures. */
export const picturePathsIn = (subject: Subject): ReadonlyArray<string> => {
  if (subject === 'homePage') return homePagePicturePaths
  return isContentTypeName(subject) ? picturePathsOf(contentTypes[subject]) : []
}

/** The paths of PDFs among the picture paths. */
export const filePathsIn = (subject: Subject): ReadonlyArray<string> => {
  const contentType: AnyContentType | undefined = isContentTypeName(subject)
    ? contentTypes[subject]
    : undefined
  return contentType?.files ?? []
}

/** The PDFs to which formatted texts link, with the fields in which they do. */
export const linkedFiles = (snapshot: Snapshot): ReadonlyArray<Link> =>
  textLinks(snapshot)
    .map(({ field, target }) => ({ field, target: withoutQuery(target) }))
    .filter(({ target }) => isPdfAddress(target))

/**
 * The pictures and PDFs to which a snapshot refers: each address once, without a focal point. A PDF may be one that was
 * never uploaded, if a text links to it.
 */
export const picturesIn = (subject: Subject, snapshot: Snapshot | null): ReadonlyArray<string> =>
  snapshot === null
    ? []
    : [
        ...new Set([
          ...addressesAt(snapshot, picturePathsIn(subject)).map((address) => plainAddress(address)),
          ...linkedFiles(snapshot).map(({ target }) => target),
        ]),
      ]
