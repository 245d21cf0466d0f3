export const portfolioItems = `
create table portfolio_items (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  position integer not null,
  title text not null,
  images text not null,
  title_key text not null,
  folded text not null
) strict;

create index portfolio_items_position on portfolio_items (position, id);
create index portfolio_items_title on portfolio_items (title_key, id);

create virtual table portfolio_items_search using fts5 (
  folded, content='portfolio_items', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger portfolio_items_added after insert on portfolio_items begin
  update counters set total = total + 1 where name = 'portfolio_items';
  insert into portfolio_items_search (rowid, folded) values (new.id, new.folded);
end;

create trigger portfolio_items_removed after delete on portfolio_items begin
  update counters set total = total - 1 where name = 'portfolio_items';
  insert into portfolio_items_search (portfolio_items_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger portfolio_items_refolded after update of folded on portfolio_items when old.folded <> new.folded begin
  insert into portfolio_items_search (portfolio_items_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into portfolio_items_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('portfolio_items', 0);
`
