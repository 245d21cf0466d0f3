/**
 * What is translated of each item, by language, for searches, filters and counts. Counters have names such as
 * `newsArticle.ar.missing`. Texts that were stored before were written in English.
 */
export const translatedTexts = `
create table languages (
  tag text primary key,
  is_default integer not null
) strict, without rowid;
insert into languages (tag, is_default)
  select 'en', 1 where exists (select 1 from counters where total > 0) or exists (select 1 from home_page);

create table translated_texts (
  id integer primary key autoincrement,
  subject text not null,
  item_id integer not null,
  language text not null,
  state text not null,
  title_key text not null,
  folded text not null,
  unique (subject, language, item_id)
) strict;
create index translated_texts_state on translated_texts (subject, language, state, item_id);
create index translated_texts_title on translated_texts (subject, language, title_key, item_id);

create virtual table translated_texts_search using fts5 (
  folded, content='translated_texts', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger translated_texts_added after insert on translated_texts begin
  insert into counters (name, total) values (new.subject || '.' || new.language || '.' || new.state, 1)
    on conflict (name) do update set total = total + 1;
  insert into translated_texts_search (rowid, folded) select new.id, new.folded where new.folded <> '';
end;

create trigger translated_texts_removed after delete on translated_texts begin
  update counters set total = total - 1 where name = old.subject || '.' || old.language || '.' || old.state;
  insert into translated_texts_search (translated_texts_search, rowid, folded)
    select 'delete', old.id, old.folded where old.folded <> '';
end;

create trigger translated_texts_changed after update of state on translated_texts when old.state <> new.state begin
  update counters set total = total - 1 where name = old.subject || '.' || old.language || '.' || old.state;
  insert into counters (name, total) values (new.subject || '.' || new.language || '.' || new.state, 1)
    on conflict (name) do update set total = total + 1;
end;

create trigger translated_texts_refolded after update of folded on translated_texts when old.folded <> new.folded begin
  insert into translated_texts_search (translated_texts_search, rowid, folded)
    select 'delete', old.id, old.folded where old.folded <> '';
  insert into translated_texts_search (rowid, folded) select new.id, new.folded where new.folded <> '';
end;
`
