import type { MailKind } from '../mail/inbox/notification.ts'

/** The field of a form that says which version stood under it. */
export const consentName = 'consent'

type Told = Readonly<Record<MailKind, string>>

const first: Told = {
  enquiries:
    'We keep what you send to answer you, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
  profiles:
    'We keep your application and résumé to fill this position, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
}

/** What stands under the forms now. */
export const consent: Told & { readonly version: string } = { version: '1', ...first }

/** What has ever stood there. A text that was shown never changes; another one is another version. */
const versions: Readonly<Record<string, Told>> = { '1': first }

/** The version as it is kept; empty where a form says none, or one that never was. */
export const knownConsent = (version = ''): string => (Object.hasOwn(versions, version) ? version : '')

/** What the sender of a mail was told, as staff read it; empty where nobody knows. */
export const consentText = (kind: MailKind, version: string): string => {
  const text = versions[knownConsent(version)]?.[kind]
  return text === undefined ? '' : `Version ${version}: ${text}`
}
