export const profiles = `
create table profiles (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  location text not null,
  career_id text not null,
  position text not null,
  message text not null,
  resume_name text not null,
  resume_key text not null,
  status text not null,
  note text not null,
  name_key text not null,
  folded text not null
) strict;

create index profiles_name on profiles (name_key, id);

create virtual table profiles_search using fts5 (
  folded, content='profiles', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger profiles_added after insert on profiles begin
  update counters set total = total + 1 where name = 'profiles';
  insert into profiles_search (rowid, folded) values (new.id, new.folded);
end;

create trigger profiles_removed after delete on profiles begin
  update counters set total = total - 1 where name = 'profiles';
  insert into profiles_search (profiles_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger profiles_refolded after update of folded on profiles when old.folded <> new.folded begin
  insert into profiles_search (profiles_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into profiles_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('profiles', 0);
`
