import { text } from './postgres/ddl.ts'

const sqlite = `
alter table accounts add column needs_approval integer not null default 0;

alter table drafts add column review text not null default '';
alter table drafts add column review_note text not null default '';
alter table drafts add column review_by_id text not null default '';
alter table drafts add column review_by text not null default '';
create index drafts_reviewed on drafts (review, due_at, id) where review <> '';
`

const postgres = `
alter table accounts add column needs_approval integer not null default 0;

alter table drafts add column review ${text} default '';
alter table drafts add column review_note ${text} default '';
alter table drafts add column review_by_id ${text} default '';
alter table drafts add column review_by ${text} default '';
create index drafts_reviewed on drafts (review, due_at, id) where review <> '';
`

/** Accounts whose drafts somebody else publishes, and what was asked of the reviewers of drafts. */
export const approval = { sqlite, postgres }
