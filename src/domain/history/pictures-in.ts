import { type AnyContentType, contentTypes } from '../content/content-types.ts'
import { addressesAt, picturePathsOf } from '../content/pictures/pictures-at.ts'
import { homePagePicturePaths } from '../content/home-page/home-page.ts'
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

/** The pictures to which a snapshot refers: each address once, without a focal point. */
export const picturesIn = (subject: Subject, snapshot: Snapshot | null): ReadonlyArray<string> =>
  snapshot === null
    ? []
    : [...new Set(addressesAt(snapshot, picturePathsIn(subject)).map((address) => plainAddress(address)))]
