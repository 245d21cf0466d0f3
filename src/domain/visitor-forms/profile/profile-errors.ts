import { contactRules, errorsOf, isOneOf, required, type RuleErrors } from '../../forms/contact-rules.ts'
import { locations } from '../enquiry/enquiry.ts'
import type { ChosenFile } from '../../picture/chosen-file.ts'
import { forms, type FormsWords } from '../../wording/en/site/forms.ts'
import { resumeKinds, resumeLimit, type Application } from './application.ts'
import type { Profile } from './profile.ts'

export type ProfileErrors = RuleErrors<Application>

const resumeRule =
  ({ rules }: FormsWords) =>
  (resume: ChosenFile | undefined): string | undefined => {
    if (resume === undefined || resume.size === 0) return rules.resume
    const name = resume.name.toLowerCase()
    if (!resumeKinds.some((kind) => name.endsWith(kind.ending))) return rules.resumeKind
    return resume.size > resumeLimit ? rules.resumeSize : undefined
  }

/** The rules of the fields that a visitor fills in, in the order of the screen; the page fills in the position. */
export const applicationRules = (words: FormsWords = forms) => {
  const { message, ...contact } = contactRules(words)
  return {
    ...contact,
    location: isOneOf(locations, words.rules.location),
    careerId: () => undefined,
    resume: resumeRule(words),
    message,
  } as const
}

interface Expected {
  readonly words?: FormsWords
  /** Whether the site takes applications without a position. */
  readonly takesOpen?: boolean
}

export const profileErrors = (
  profile: Profile,
  resume: ChosenFile | undefined,
  { words = forms, takesOpen = false }: Expected = {},
): ProfileErrors => {
  const rules = applicationRules(words)
  const careerId = takesOpen ? rules.careerId : required(words.rules.position)
  return errorsOf({ ...rules, careerId }, { ...profile, resume })
}
