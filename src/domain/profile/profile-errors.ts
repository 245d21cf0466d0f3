import { contactRules, errorsOf, oneOf, required, type RuleErrors } from '../forms/contact-rules.ts'
import { locations } from '../enquiry/enquiry.ts'
import type { ChosenFile } from '../picture/chosen-file.ts'
import type { Profile } from './profile.ts'

/** An application as a visitor fills it in: the profile and the résumé. */
export interface Application extends Profile {
  readonly resume: ChosenFile | undefined
}

export type ProfileErrors = RuleErrors<Application>

const megabyte = 1024 * 1024

export const resumeLimit = 10 * megabyte

export const resumeKinds = [
  { ending: '.pdf', type: 'application/pdf' },
  { ending: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
] as const

const resumeRule = (resume: ChosenFile | undefined): string | undefined => {
  if (resume === undefined || resume.size === 0) return 'Résumé is required'
  const name = resume.name.toLowerCase()
  if (!resumeKinds.some((kind) => name.endsWith(kind.ending))) return 'Choose a PDF or Word (.docx) file'
  return resume.size > resumeLimit ? 'The file has at most 10 MB' : undefined
}

/** The rules of the application, in the order of its fields on the screen. */
export const applicationRules = {
  firstName: contactRules.firstName,
  lastName: contactRules.lastName,
  email: contactRules.email,
  phone: contactRules.phone,
  location: oneOf(locations, 'Location is required'),
  careerId: required('Position is required'),
  resume: resumeRule,
  message: contactRules.message,
} as const

export const profileErrors = (profile: Profile, resume: ChosenFile | undefined): ProfileErrors =>
  errorsOf(applicationRules, { ...profile, resume })
