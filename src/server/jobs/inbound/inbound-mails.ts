import { Effect, Layer } from 'effect'
import { SqlInboundMails } from '#adapters/sql/desk/inbound-mails.ts'
import type { Config } from '../../config/config.ts'
import { InboundMailJob } from './inbound-mail-job.ts'

/** Without a mailbox it does nothing, and the packages that read it are not loaded. */
export const inboundMails = ({ mail, timeZone }: Config) => {
  const { inbound, from } = mail ?? {}
  if (inbound === undefined || from === undefined) return Layer.empty
  const mailbox = Layer.unwrap(
    Effect.map(
      Effect.promise(() => import('#adapters/imap/imap-mailbox.ts')),
      ({ ImapMailbox }) => ImapMailbox({ url: inbound.imapUrl }),
    ),
  )
  const ownAddresses = [from.address, inbound.replyTo]
  return InboundMailJob().pipe(Layer.provide([mailbox, SqlInboundMails({ ownAddresses, timeZone })]))
}
