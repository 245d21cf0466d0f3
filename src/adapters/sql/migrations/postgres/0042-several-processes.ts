import { text } from './words.ts'

/** What processes that share a store have in common: numbers 40 to 42. */
export const severalProcesses = `
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
`
