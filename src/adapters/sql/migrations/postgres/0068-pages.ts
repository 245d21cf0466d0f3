import { searchable, stored, text } from './ddl.ts'

export const pagesOnPostgres = `
create table pages (${stored},
  position integer not null,
  title ${text},
  address ${text},
  description ${text},
  menu ${text},
  last_changed ${text},
  sections ${text},
  title_key ${text},
  address_key ${text},
  folded ${text},
  translations ${text} default '{}'
);
create index pages_position on pages (position, id);
create index pages_title on pages (title_key, id);
create index pages_address_key on pages (address_key, id);
create index pages_address on pages (address);
${searchable('pages')}`
