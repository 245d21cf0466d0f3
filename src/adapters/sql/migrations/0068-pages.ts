import { searchable, stored, texts } from './baseline/ddl.ts'
import * as onPostgres from './postgres/ddl.ts'

const sqlite = `
create table pages (${stored},
  position integer not null,
  ${texts(['title', 'address', 'description', 'menu', 'last_changed', 'sections', 'title_key', 'address_key', 'folded'])},
  translations text not null default '{}'
) strict;
create index pages_position on pages (position, id);
create index pages_title on pages (title_key, id);
create index pages_address_key on pages (address_key, id);
create index pages_address on pages (address);
${searchable('pages')}`

const postgres = `
create table pages (${onPostgres.stored},
  position integer not null,
  title ${onPostgres.text},
  address ${onPostgres.text},
  description ${onPostgres.text},
  menu ${onPostgres.text},
  last_changed ${onPostgres.text},
  sections ${onPostgres.text},
  title_key ${onPostgres.text},
  address_key ${onPostgres.text},
  folded ${onPostgres.text},
  translations ${onPostgres.text} default '{}'
);
create index pages_position on pages (position, id);
create index pages_title on pages (title_key, id);
create index pages_address_key on pages (address_key, id);
create index pages_address on pages (address);
${onPostgres.searchable('pages')}`

export const pages = { sqlite, postgres }
