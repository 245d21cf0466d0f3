/**
 * Idempotency keys, and what processes on one database share: saves per subject, rate limits, leases and conditions.
 */
export const jobs = `
create table answered_calls (
  call text not null,
  key text not null,
  answer text not null,
  answered_at text not null,
  primary key (call, key)
) strict, without rowid;
create index answered_calls_answered on answered_calls (answered_at);

create table saves (
  subject text primary key,
  total integer not null
) strict, without rowid;

create table accepted_forms (
  address text not null,
  accepted_at text not null
) strict;
create index accepted_forms_address on accepted_forms (address, accepted_at);
create index accepted_forms_accepted on accepted_forms (accepted_at);

create table leases (
  work text primary key,
  holder text not null,
  until text not null
) strict, without rowid;

create table conditions (
  name text primary key,
  since text not null,
  seen text not null
) strict, without rowid;
`
