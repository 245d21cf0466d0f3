import { text } from '../ddl.ts'

/**
 * Idempotency keys, and what processes on one database share: saves per subject, rate limits, leases and conditions.
 */
export const jobs = `
create table answered_calls (
  call ${text},
  key ${text},
  answer ${text},
  answered_at ${text},
  primary key (call, key)
);
create index answered_calls_answered on answered_calls (answered_at);

create table saves (
  subject text collate "C" primary key,
  total integer not null
);

create table accepted_forms (
  address ${text},
  accepted_at ${text}
);
create index accepted_forms_address on accepted_forms (address, accepted_at);
create index accepted_forms_accepted on accepted_forms (accepted_at);

create table leases (
  work text collate "C" primary key,
  holder ${text},
  until ${text}
);

create table conditions (
  name text collate "C" primary key,
  since ${text},
  seen ${text}
);
`
