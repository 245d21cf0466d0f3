import { contents } from '../content/contents.ts'
import { homePagePictures } from '../home-page.ts'
import type { Snapshot } from './activity.ts'
import { isContentName, type Subject } from './subject.ts'

/** The addresses of all pictures that a snapshot refers to. */
export const picturesIn = (subject: Subject, snapshot: Snapshot | null): ReadonlyArray<string> => {
  if (snapshot === null) return []
  if (subject === 'homePage') return homePagePictures(snapshot)
  if (!isContentName(subject)) return []
  return contents[subject].pictures
    .flatMap((field) => snapshot[field])
    .filter((address): address is string => typeof address === 'string' && address !== '')
}
