export const careers = `
create table careers (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  title text not null,
  company text not null,
  department text not null,
  location text not null,
  employment_type text not null,
  experience text not null,
  closing_date text not null,
  description text not null,
  title_key text not null,
  company_key text not null,
  location_key text not null,
  closing_date_key text not null,
  folded text not null
) strict;

create index careers_title on careers (title_key, id);
create index careers_company on careers (company_key, id);
create index careers_location on careers (location_key, id);
create index careers_closing_date on careers (closing_date_key, id);

create virtual table careers_search using fts5 (
  folded, content='careers', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger careers_added after insert on careers begin
  update counters set total = total + 1 where name = 'careers';
  insert into careers_search (rowid, folded) values (new.id, new.folded);
end;

create trigger careers_removed after delete on careers begin
  update counters set total = total - 1 where name = 'careers';
  insert into careers_search (careers_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger careers_refolded after update of folded on careers when old.folded <> new.folded begin
  insert into careers_search (careers_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into careers_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('careers', 0);
`
