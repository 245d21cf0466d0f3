import { contentTypes } from '../content/content-types.ts'
import { addressesAt, picturePathsOf } from '../content/pictures-at.ts'
import { homePagePictures } from '../home-page/home-page.ts'
import type { Snapshot } from './activity.ts'
import { isContentTypeName, type Subject } from './subject.ts'

/** The addresses of all pictures to which a snapshot refers. */
export const picturesIn = (subject: Subject, snapshot: Snapshot | null): ReadonlyArray<string> => {
  if (snapshot === null) return []
  if (subject === 'homePage') return homePagePictures(snapshot)
  if (!isContentTypeName(subject)) return []
  return addressesAt(snapshot, picturePathsOf(contentTypes[subject]))
}
