import { numbered, text } from './postgres/ddl.ts'

const sqlite = `
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

/** The search index is partial, so that rows without a translation cost nothing. */
const postgres = `
create table languages (
  tag text collate "C" primary key,
  is_default integer not null
);
insert into languages (tag, is_default)
  select 'en', 1 where exists (select 1 from counters where total > 0) or exists (select 1 from home_page);

create table translated_texts (
  ${numbered},
  subject ${text},
  item_id bigint not null,
  language ${text},
  state ${text},
  title_key ${text},
  folded ${text},
  unique (subject, language, item_id)
);
create index translated_texts_state on translated_texts (subject, language, state, item_id);
create index translated_texts_title on translated_texts (subject, language, title_key, item_id);
create index translated_texts_search on translated_texts using gin (folded gin_trgm_ops) where folded <> '';

create function count_states() returns trigger language plpgsql as $count$ begin
  insert into counters as counted (name, total)
    select subject || '.' || language || '.' || state, case tg_op when 'INSERT' then 1 else -1 end * count(*)
      from changed group by 1
    on conflict (name) do update set total = counted.total + excluded.total;
  return null;
end $count$;

create function count_changed_states() returns trigger language plpgsql as $count$ begin
  insert into counters as counted (name, total)
    select name, sum(by) from (
      select subject || '.' || language || '.' || state as name, 1 as by from changed
      union all select subject || '.' || language || '.' || state, -1 from unchanged
    ) as each group by name having sum(by) <> 0
    on conflict (name) do update set total = counted.total + excluded.total;
  return null;
end $count$;

create trigger translated_texts_added after insert on translated_texts
  referencing new table as changed for each statement execute function count_states();
create trigger translated_texts_removed after delete on translated_texts
  referencing old table as changed for each statement execute function count_states();
create trigger translated_texts_changed after update on translated_texts
  referencing old table as unchanged new table as changed for each statement execute function count_changed_states();
`

/**
 * What is translated of each item, by language, for searches, filters and counts. Counters have names such as
 * `newsArticle.ar.missing`. Texts that were stored before were written in English.
 */
export const translatedTexts = { sqlite, postgres }
