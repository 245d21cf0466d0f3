export const teamMembers = `
create table team_members (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  position integer not null,
  name text not null,
  designation text not null,
  image text not null,
  description text not null,
  name_key text not null,
  designation_key text not null,
  folded text not null
) strict;

create index team_members_position on team_members (position, id);
create index team_members_name on team_members (name_key, id);
create index team_members_designation on team_members (designation_key, id);
create index team_members_image on team_members (image);

create virtual table team_members_search using fts5 (
  folded, content='team_members', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger team_members_added after insert on team_members begin
  update counters set total = total + 1 where name = 'team_members';
  insert into team_members_search (rowid, folded) values (new.id, new.folded);
end;

create trigger team_members_removed after delete on team_members begin
  update counters set total = total - 1 where name = 'team_members';
  insert into team_members_search (team_members_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger team_members_refolded after update of folded on team_members when old.folded <> new.folded begin
  insert into team_members_search (team_members_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into team_members_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('team_members', 0);
`
