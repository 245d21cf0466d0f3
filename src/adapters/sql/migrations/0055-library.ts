import { searchable } from './baseline/ddl.ts'
import { alternatives } from './library-languages.ts'
import * as onPostgres from './postgres/ddl.ts'

const sqlite = `
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

/** The pictures that staff see, and where each is used. */
const postgres = `
create table picture_uses (
  address ${onPostgres.text},
  state ${onPostgres.text},
  subject ${onPostgres.text},
  item_id bigint not null,
  primary key (address, state, subject, item_id)
);
create index picture_uses_item on picture_uses (subject, item_id, state);

create table library_pictures (
  ${onPostgres.numbered},
  version integer not null,
  created_at ${onPostgres.text},
  updated_at ${onPostgres.text},
  address ${onPostgres.text} unique,
  in_library integer not null,
  name ${onPostgres.text},
  alt ${onPostgres.text},
  decorative integer not null,
  translations ${onPostgres.text} default '{}',
  alt_languages ${onPostgres.text},
  focus ${onPostgres.text},
  bytes integer not null,
  digest ${onPostgres.text},
  uses integer not null,
  author_id ${onPostgres.text},
  author ${onPostgres.text},
  folded ${onPostgres.text}
);
create index library_pictures_digest on library_pictures (digest) where digest <> '';
create index library_pictures_unused on library_pictures (uses, id);
${alternatives}
${onPostgres.searchable('library_pictures')}
create function count_uses() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    update library_pictures set uses = uses + 1 where address = new.address;
  else
    update library_pictures set uses = uses - 1 where address = old.address;
  end if;
  return null;
end $$;
create trigger picture_used after insert or delete on picture_uses
  for each row execute function count_uses();
create function forget_draft_uses() returns trigger language plpgsql as $$ begin
  delete from picture_uses where subject = old.subject and item_id = old.id and state = 'draft';
  return null;
end $$;
create trigger drafts_left after delete on drafts for each row execute function forget_draft_uses();

insert into library_pictures (version, created_at, updated_at, address, in_library, name, alt, decorative,
    alt_languages, focus, bytes, digest, uses, author_id, author, folded)
  select 1, recorded_at, recorded_at, address, 0, '', '', 0, ' ', '', 0, '', 0, '', '', ''
  from pictures where recorded_at <> '' order by recorded_at;
`

/**
 * The pictures that staff see, and where each is used. `uses` counts the rows of `picture_uses`, which hold addresses
 * without a focal point; of a draft `item_id` is its own. Pictures from before have no bytes, and their uses are
 * compared by the first clean-up.
 */
export const library = { sqlite, postgres }
