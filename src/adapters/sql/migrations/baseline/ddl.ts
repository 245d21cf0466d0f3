// What released migrations use of this file never changes.

/** The columns that every stored item has. */
export const stored = `
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null`

/** Declares columns of texts, one a line. */
export const texts = (columns: ReadonlyArray<string>) =>
  columns.map((column) => `${column} text not null`).join(',\n  ')

/** Indexes the column `folded` of a table for searches, and counts its rows. */
export const searchable = (table: string) => `
create virtual table ${table}_search using fts5 (
  folded, content='${table}', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger ${table}_added after insert on ${table} begin
  update counters set total = total + 1 where name = '${table}';
  insert into ${table}_search (rowid, folded) values (new.id, new.folded);
end;

create trigger ${table}_removed after delete on ${table} begin
  update counters set total = total - 1 where name = '${table}';
  insert into ${table}_search (${table}_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger ${table}_refolded after update of folded on ${table} when old.folded <> new.folded begin
  insert into ${table}_search (${table}_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into ${table}_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('${table}', 0);
`
