import { Effect } from 'effect'
import { nameOf } from '#domain/settings/site-name.ts'
import { receiptMessage } from '#domain/mail/messages/receipt-message.ts'
import { staffMessage } from '#domain/mail/messages/staff-message.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { MailRefused, type Letter } from '#ports/server/mailer.ts'
import type { ClaimedNotification } from '#ports/server/notification-queue.ts'

export interface LetterConfig {
  /** Without a trailing slash; the base of every link. */
  readonly publicUrl: string
  readonly timeZone: string
  readonly staff: Readonly<Partial<Record<MailKind, string>>>
}

const noAddress = new MailRefused({ reason: 'No address is configured for these notifications.' })

/** Writes the message of a notification. Staff get it at their current address. */
export const letterOf = Effect.fnUntraced(function* (
  { recipient, received, token }: ClaimedNotification,
  { publicUrl, timeZone, staff }: LetterConfig,
) {
  if (recipient === 'staff') {
    const to = staff[received.kind]
    if (to === undefined) return yield* noAddress
    const message = staffMessage(received, { publicUrl, timeZone })
    return { to, token, automatic: 'auto-generated', ...message } satisfies Letter
  }
  const { site = {} } = yield* HomePageDetails.use(({ get }) => get())
  const message = receiptMessage(received, { name: nameOf(site), publicUrl })
  return { to: received.mail.email, token, automatic: 'auto-replied', ...message } satisfies Letter
})
