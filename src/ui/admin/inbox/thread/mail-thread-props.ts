import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { Mail } from '../mail.ts'

export interface MailThreadProps {
  kind: MailKind
  mail: Mail & { readonly company?: string; readonly position?: string; readonly type?: string }
}
