export const sliders = `
create table sliders (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  position integer not null,
  title text not null,
  image text not null,
  description text not null,
  title_key text not null,
  folded text not null
) strict;

create index sliders_position on sliders (position, id);
create index sliders_title on sliders (title_key, id);
create index sliders_image on sliders (image);

create virtual table sliders_search using fts5 (
  folded, content='sliders', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger sliders_added after insert on sliders begin
  update counters set total = total + 1 where name = 'sliders';
  insert into sliders_search (rowid, folded) values (new.id, new.folded);
end;

create trigger sliders_removed after delete on sliders begin
  update counters set total = total - 1 where name = 'sliders';
  insert into sliders_search (sliders_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger sliders_refolded after update of folded on sliders when old.folded <> new.folded begin
  insert into sliders_search (sliders_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into sliders_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('sliders', 0);
`
