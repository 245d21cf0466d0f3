import type { MailKind } from '../mail/inbox/notification.ts'

/** The form field with the version of the consent text that was shown. */
export const consentName = 'consent'

type Texts = Readonly<Record<MailKind, string>>

const first: Texts = {
  enquiries:
    'We keep what you send to answer you, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
  profiles:
    'We keep your application and résumé to fill this position, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
}

/** The text that forms show now. */
export const consent: Texts & { readonly version: string } = { version: '1', ...first }

/** All texts that were ever shown. Never change one: add a version. */
const versions: Readonly<Record<string, Texts>> = { '1': first }

/** The version to store; empty if a form has none or an unknown one. */
export const knownConsent = (version = ''): string => (Object.hasOwn(versions, version) ? version : '')

/** The text that the sender of a mail was shown; empty if unknown. */
export const consentText = (kind: MailKind, version: string): string => {
  const text = versions[knownConsent(version)]?.[kind]
  return text === undefined ? '' : `Version ${version}: ${text}`
}
