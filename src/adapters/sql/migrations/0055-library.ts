import { searchable } from './baseline/ddl.ts'
import { alternatives } from './library-languages.ts'

/**
 * The pictures that staff see, and where each is used. `uses` counts the rows of `picture_uses`, which hold addresses
 * without a focal point; of a draft `item_id` is its own. Pictures from before have no bytes, and their uses are
 * compared by the first clean-up.
 */
export const library = `
create table picture_uses (
  address text not null,
  state text not null,
  subject text not null,
  item_id integer not null,
  primary key (address, state, subject, item_id)
) strict, without rowid;
create index picture_uses_item on picture_uses (subject, item_id, state);

create table library_pictures (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  address text not null unique,
  in_library integer not null,
  name text not null,
  alt text not null,
  decorative integer not null,
  translations text not null default '{}',
  alt_languages text not null,
  focus text not null,
  bytes integer not null,
  digest text not null,
  uses integer not null,
  author_id text not null,
  author text not null,
  folded text not null
) strict;
create index library_pictures_digest on library_pictures (digest) where digest <> '';
create index library_pictures_unused on library_pictures (uses, id);
${alternatives}
${searchable('library_pictures')}
create trigger picture_used after insert on picture_uses begin
  update library_pictures set uses = uses + 1 where address = new.address;
end;
create trigger picture_left after delete on picture_uses begin
  update library_pictures set uses = uses - 1 where address = old.address;
end;
create trigger drafts_left after delete on drafts begin
  delete from picture_uses where subject = old.subject and item_id = old.id and state = 'draft';
end;

insert into library_pictures (version, created_at, updated_at, address, in_library, name, alt, decorative,
    alt_languages, focus, bytes, digest, uses, author_id, author, folded)
  select 1, recorded_at, recorded_at, address, 0, '', '', 0, ' ', '', 0, '', 0, '', '', ''
  from pictures where recorded_at <> '' order by recorded_at;
`
