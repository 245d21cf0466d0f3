export const historySlides = `
create table history_slides (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  position integer not null,
  title text not null,
  image text not null,
  colour text not null,
  year text not null,
  description text not null,
  title_key text not null,
  year_key text not null,
  folded text not null
) strict;

create index history_slides_year_position on history_slides (year_key, position, id);
create index history_slides_position on history_slides (position);
create index history_slides_title on history_slides (title_key, id);
create index history_slides_year on history_slides (year_key, id);
create index history_slides_image on history_slides (image);

create virtual table history_slides_search using fts5 (
  folded, content='history_slides', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger history_slides_added after insert on history_slides begin
  update counters set total = total + 1 where name = 'history_slides';
  insert into history_slides_search (rowid, folded) values (new.id, new.folded);
end;

create trigger history_slides_removed after delete on history_slides begin
  update counters set total = total - 1 where name = 'history_slides';
  insert into history_slides_search (history_slides_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger history_slides_refolded after update of folded on history_slides when old.folded <> new.folded begin
  insert into history_slides_search (history_slides_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into history_slides_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('history_slides', 0);
`
