import type { MailKind } from '../mail/mail-kind.ts'
import type { ShownForm } from '../mail/inbox/received-mail.ts'
import { forms as arabic } from '../wording/ar/site/forms.ts'
import { inbox } from '../wording/en/inbox/inbox.ts'
import { fill } from '../wording/template.ts'
import { forms as english } from '../wording/en/site/forms.ts'

/** All texts that were ever shown. Before one changes in its catalogue, keep it here and add a version. */
const texts: Readonly<Record<string, Readonly<Record<MailKind, string>>>> = {
  '1': english.consent,
  '1-ar': arabic.consent,
  '1-open': { ...english.consent, profiles: english.consent.openProfiles },
  '1-ar-open': { ...arabic.consent, profiles: arabic.consent.openProfiles },
}

/** The version to store; empty if a form has none or an unknown one. */
export const knownConsent = (version = ''): string => (Object.hasOwn(texts, version) ? version : '')

/** The consent text and language of a form, as they are stored. */
export const shownForm = ({ consent, language }: Partial<ShownForm>): ShownForm => ({
  consent: knownConsent(consent),
  ...(language !== undefined && { language }),
})

/** The text that the sender of a mail was shown; empty if unknown. */
export const consentText = (kind: MailKind, version: string, { versioned } = inbox.consents): string => {
  const text = texts[knownConsent(version)]?.[kind]
  return text === undefined ? '' : fill(versioned, { version, text })
}
