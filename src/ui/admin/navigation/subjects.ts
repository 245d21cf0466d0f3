import type { Screen } from '#domain/access/screens.ts'
import { isContentTypeName, type Subject } from '#domain/history/subject.ts'
import { accountSection, contentSections, type Section } from './sections.ts'

interface SubjectLabels {
  /** Plural and singular. */
  readonly label: string
  readonly one: string
  readonly screens: readonly [list: Screen, edit?: Screen]
}

const others: Readonly<Record<'enquiry' | 'profile' | 'homePage' | 'personalData', SubjectLabels>> = {
  enquiry: { label: 'Enquiry mails', one: 'enquiry', screens: ['enquirymails'] },
  profile: { label: 'Profile mails', one: 'application', screens: ['profilemails'] },
  homePage: { label: 'Home page', one: 'home page', screens: ['HomePage'] },
  personalData: { label: 'Personal data', one: 'personal data', screens: ['PersonalData'] },
}

const labelsOf = ({ label, one, screens: [list, , edit] }: Section): SubjectLabels => ({
  label,
  one,
  screens: [list, edit],
})

/** The labels and screens of a subject of the history or the trash. */
export const subjectLabels = (subject: Subject): SubjectLabels => {
  if (isContentTypeName(subject)) return labelsOf(contentSections[subject])
  return subject === 'account' ? labelsOf(accountSection) : others[subject]
}
