import type { Screen } from '#domain/access/screens.ts'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { isContentTypeName, type Subject } from '#domain/history/subject.ts'
import { accountSection, contentSections } from './admin-sections.ts'

type SubjectScreens = readonly [list: Screen, edit?: Screen]

const others: Readonly<Record<Exclude<Subject, ContentTypeName | 'account'>, SubjectScreens>> = {
  enquiry: ['enquirymails'],
  profile: ['profilemails'],
  replyTemplate: ['enquirymails'],
  homePage: ['HomePage'],
  desk: ['Desk'],
  personalData: ['PersonalData'],
}

/** Where the items of a subject of the history or the trash are shown: their list and their editor. */
export const subjectScreens = (subject: Subject): SubjectScreens => {
  if (subject !== 'account' && !isContentTypeName(subject)) return others[subject]
  const [list, , edit] = (subject === 'account' ? accountSection : contentSections[subject]).screens
  return [list, edit]
}
