import { text } from './postgres/ddl.ts'

const inboundMailsOf = (ofText: string) => `
alter table mail_messages add column sender ${ofText} default '';
alter table mail_messages add column inbound_id ${ofText} default '';
alter table mail_messages add column attachments ${ofText} default '[]';
create index mail_messages_inbound on mail_messages (inbound_id) where inbound_id <> '';
create index mail_messages_sender on mail_messages (sender, at) where sender <> '';
create index mail_messages_token on mail_messages (token) where token <> '';
create index notifications_token on notifications (token) where recipient = 'visitor';
create index enquiries_reference on enquiries (reference);
create index profiles_reference on profiles (reference);
`

/** Replies by e-mail: their sender, the hash of their `Message-ID`, and the keys of their files. */
export const inboundMails = { sqlite: inboundMailsOf('text not null'), postgres: inboundMailsOf(text) }
