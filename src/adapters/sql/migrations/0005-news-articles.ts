export const newsArticles = `
create table news_articles (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  title text not null,
  image text not null,
  description text not null,
  title_key text not null,
  folded text not null
) strict;

create index news_articles_title on news_articles (title_key, id);
create index news_articles_image on news_articles (image);

create virtual table news_articles_search using fts5 (
  folded, content='news_articles', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger news_articles_added after insert on news_articles begin
  update counters set total = total + 1 where name = 'news_articles';
  insert into news_articles_search (rowid, folded) values (new.id, new.folded);
end;

create trigger news_articles_removed after delete on news_articles begin
  update counters set total = total - 1 where name = 'news_articles';
  insert into news_articles_search (news_articles_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger news_articles_refolded after update of folded on news_articles when old.folded <> new.folded begin
  insert into news_articles_search (news_articles_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into news_articles_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('news_articles', 0);
`
