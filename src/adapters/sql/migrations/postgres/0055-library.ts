import { alternatives } from '../library-languages.ts'
import { numbered, searchable, text } from './ddl.ts'

/** The pictures that staff see, and where each is used. */
export const libraryOnPostgres = `
create table picture_uses (
  address ${text},
  state ${text},
  subject ${text},
  item_id bigint not null,
  primary key (address, state, subject, item_id)
);
create index picture_uses_item on picture_uses (subject, item_id, state);

create table library_pictures (
  ${numbered},
  version integer not null,
  created_at ${text},
  updated_at ${text},
  address ${text} unique,
  in_library integer not null,
  name ${text},
  alt ${text},
  decorative integer not null,
  translations ${text} default '{}',
  alt_languages ${text},
  focus ${text},
  bytes integer not null,
  digest ${text},
  uses integer not null,
  author_id ${text},
  author ${text},
  folded ${text}
);
create index library_pictures_digest on library_pictures (digest) where digest <> '';
create index library_pictures_unused on library_pictures (uses, id);
${alternatives}
${searchable('library_pictures')}
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
