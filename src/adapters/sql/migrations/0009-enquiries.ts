export const enquiries = `
create table enquiries (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  location text not null,
  type text not null,
  company text not null,
  message text not null,
  status text not null,
  note text not null,
  name_key text not null,
  folded text not null
) strict;

create index enquiries_name on enquiries (name_key, id);

create virtual table enquiries_search using fts5 (
  folded, content='enquiries', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger enquiries_added after insert on enquiries begin
  update counters set total = total + 1 where name = 'enquiries';
  insert into enquiries_search (rowid, folded) values (new.id, new.folded);
end;

create trigger enquiries_removed after delete on enquiries begin
  update counters set total = total - 1 where name = 'enquiries';
  insert into enquiries_search (enquiries_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger enquiries_refolded after update of folded on enquiries when old.folded <> new.folded begin
  insert into enquiries_search (enquiries_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into enquiries_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('enquiries', 0);
`
