export const brands = `
create table brands (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  position integer not null,
  title text not null,
  image text not null,
  sector text not null,
  title_key text not null,
  sector_key text not null,
  folded text not null
) strict;

create index brands_position on brands (position, id);
create index brands_title on brands (title_key, id);
create index brands_sector on brands (sector_key, id);
create index brands_image on brands (image);

create virtual table brands_search using fts5 (
  folded, content='brands', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger brands_added after insert on brands begin
  update counters set total = total + 1 where name = 'brands';
  insert into brands_search (rowid, folded) values (new.id, new.folded);
end;

create trigger brands_removed after delete on brands begin
  update counters set total = total - 1 where name = 'brands';
  insert into brands_search (brands_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger brands_refolded after update of folded on brands when old.folded <> new.folded begin
  insert into brands_search (brands_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into brands_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('brands', 0);
`
