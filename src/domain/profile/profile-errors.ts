import { contactRules, errorsOf, oneOf, required } from '../enquiry/contact-rules.ts'
import { locations } from '../enquiry/enquiry.ts'
import type { ChosenFile } from '../picture/chosen-file.ts'
import type { Profile } from './profile.ts'

export type ProfileErrors = Partial<Record<keyof Profile | 'resume', string>>

const megabyte = 1024 * 1024

export const resumeLimit = 10 * megabyte

export const resumeKinds = [
  { ending: '.pdf', type: 'application/pdf' },
  { ending: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
] as const

export const profileRules = {
  firstName: contactRules.firstName,
  lastName: contactRules.lastName,
  email: contactRules.email,
  phone: contactRules.phone,
  location: oneOf(locations, 'Location is required'),
  careerId: required('Position is required'),
  message: contactRules.message,
} as const

const resumeError = (resume: ChosenFile | undefined): string | undefined => {
  if (resume === undefined || resume.size === 0) return 'Résumé is required'
  const name = resume.name.toLowerCase()
  if (!resumeKinds.some((kind) => name.endsWith(kind.ending))) return 'Choose a PDF or Word (.docx) file'
  return resume.size > resumeLimit ? 'The file has at most 10 MB' : undefined
}

/** The rules of the application form, in the order of its fields. */
export const profileErrors = (profile: Profile, resume: ChosenFile | undefined): ProfileErrors => {
  const sentence = resumeError(resume)
  const errors: ProfileErrors = errorsOf(profileRules, profile)
  return sentence === undefined ? errors : { ...errors, resume: sentence }
}
