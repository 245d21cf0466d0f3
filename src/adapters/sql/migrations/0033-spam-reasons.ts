/** `text_key` is a hash of the message by which the same text is found; empty where it is too short to be somebody's own. */
const judged = (table: string) => `
alter table ${table} add column spam_reasons text not null default '[]';
alter table ${table} add column text_key text not null default '';
create index ${table}_text on ${table} (text_key, created_at) where text_key <> '';
`

export const spamReasons = judged('enquiries') + judged('profiles')
