import type { Screen } from '#domain/access/screens.ts'
import { isContentTypeName, type Subject } from '#domain/history/subject.ts'
import { accountSection, contentSections, type Section } from './sections.ts'

interface SubjectLook {
  /** What they are called together, and one of them. */
  readonly label: string
  readonly one: string
  /** Where all of them are, and where one is. */
  readonly screens: readonly [list: Screen, edit?: Screen]
}

const others: Readonly<Record<'enquiry' | 'profile' | 'homePage' | 'personalData', SubjectLook>> = {
  enquiry: { label: 'Enquiry mails', one: 'enquiry', screens: ['enquirymails'] },
  profile: { label: 'Profile mails', one: 'application', screens: ['profilemails'] },
  homePage: { label: 'Home page', one: 'home page', screens: ['HomePage'] },
  personalData: { label: 'Personal data', one: 'personal data', screens: ['PersonalData'] },
}

const lookOf = ({ label, one, screens: [list, , edit] }: Section): SubjectLook => ({
  label,
  one,
  screens: [list, edit],
})

/** How everything is called and where it is found that can be deleted or has a history. */
export const subjectLabels = (subject: Subject): SubjectLook => {
  if (isContentTypeName(subject)) return lookOf(contentSections[subject])
  return subject === 'account' ? lookOf(accountSection) : others[subject]
}
