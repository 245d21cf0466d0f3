import { contactRules, errorsOf, oneOf, required, type RuleErrors } from '../../forms/contact-rules.ts'
import { locations } from '../enquiry/enquiry.ts'
import type { ChosenFile } from '../../picture/chosen-file.ts'
import { forms, type FormsWords } from '../../wording/en/forms.ts'
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

const resumeRule =
  ({ rules }: FormsWords) =>
  (resume: ChosenFile | undefined): string | undefined => {
    if (resume === undefined || resume.size === 0) return rules.resume
    const name = resume.name.toLowerCase()
    if (!resumeKinds.some((kind) => name.endsWith(kind.ending))) return rules.resumeKind
    return resume.size > resumeLimit ? rules.resumeSize : undefined
  }

/** The rules of the application, in the order of its fields on the screen. */
export const applicationRules = (words: FormsWords = forms) => {
  const { message, ...contact } = contactRules(words)
  return {
    ...contact,
    location: oneOf(locations, words.rules.location),
    careerId: required(words.rules.position),
    resume: resumeRule(words),
    message,
  } as const
}

export const profileErrors = (
  profile: Profile,
  resume: ChosenFile | undefined,
  words?: FormsWords,
): ProfileErrors => errorsOf(applicationRules(words), { ...profile, resume })
