/** SQLite reads such documents. */
const sqlite = ''

/** In stored documents only half of a surrogate pair is escaped, as `JSON.stringify` writes whole characters. */
const postgres = `
create function well_formed(document text) returns json
  language sql immutable strict parallel safe
  as $$ select (case when strpos(document, '\\u') = 0 then document
    else regexp_replace(document, '(?<!\\\\)((?:\\\\\\\\)*)\\\\u(?:0000|d[89a-f]..)', '\\1\\\\ufffd', 'g') end)::json $$;

create or replace function json_part(document text, name text) returns text
  language sql immutable strict parallel safe
  as $$ select well_formed(document) ->> name $$;

create or replace function json_each(document text) returns table (value text)
  language sql immutable strict parallel safe
  as $$ select json_array_elements_text(well_formed(document)) $$;
`

/** PostgreSQL refuses JSON with a NUL or with half of a surrogate pair; they are read as replacement characters. */
export const wellFormedJson = { sqlite, postgres }
