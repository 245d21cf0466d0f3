import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { consent, consentName } from '#domain/privacy/consent.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import * as styles from './consent.css.ts'

/** What is kept of what is sent, and what for; the form carries along which version of it was read. */
export function Consent({ kind, className }: { kind: MailKind; className: string }) {
  return (
    <p className={classNames(styles.consent, className)}>
      {consent[kind]}
      <input type="hidden" name={consentName} value={consent.version} />
    </p>
  )
}
