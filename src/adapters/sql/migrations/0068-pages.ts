import { searchable, stored, texts } from './baseline/ddl.ts'

export const pages = `
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
