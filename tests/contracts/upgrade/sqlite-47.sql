CREATE TABLE "migrations" (
  migration_id integer PRIMARY KEY NOT NULL,
  created_at datetime NOT NULL DEFAULT current_timestamp,
  name VARCHAR(255) NOT NULL
);
CREATE TABLE counters (
  name text primary key,
  total integer not null
) strict, without rowid;
CREATE TABLE brands (
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
CREATE VIRTUAL TABLE brands_search using fts5 (
  folded, content='brands', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE sliders (
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
CREATE VIRTUAL TABLE sliders_search using fts5 (
  folded, content='sliders', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE history_slides (
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
CREATE VIRTUAL TABLE history_slides_search using fts5 (
  folded, content='history_slides', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE news_articles (
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
CREATE VIRTUAL TABLE news_articles_search using fts5 (
  folded, content='news_articles', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE team_members (
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
CREATE VIRTUAL TABLE team_members_search using fts5 (
  folded, content='team_members', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE portfolio_items (
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
CREATE VIRTUAL TABLE portfolio_items_search using fts5 (
  folded, content='portfolio_items', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE careers (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  title text not null,
  company text not null,
  department text not null,
  location text not null,
  employment_type text not null,
  experience text not null,
  closing_date text not null,
  description text not null,
  title_key text not null,
  company_key text not null,
  location_key text not null,
  closing_date_key text not null,
  folded text not null
) strict;
CREATE VIRTUAL TABLE careers_search using fts5 (
  folded, content='careers', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE enquiries (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  location text not null,
  type text not null,
  company text not null,
  message text not null,
  status text not null,
  note text not null,
  name_key text not null,
  folded text not null
, reference text not null default '', consent text not null default '', spam_reasons text not null default '[]', text_key text not null default '') strict;
CREATE VIRTUAL TABLE enquiries_search using fts5 (
  folded, content='enquiries', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE profiles (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  location text not null,
  career_id text not null,
  position text not null,
  message text not null,
  resume_name text not null,
  resume_key text not null,
  status text not null,
  note text not null,
  name_key text not null,
  folded text not null
, reference text not null default '', consent text not null default '', spam_reasons text not null default '[]', text_key text not null default '') strict;
CREATE VIRTUAL TABLE profiles_search using fts5 (
  folded, content='profiles', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE accounts (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  name text not null,
  email text not null,
  role text not null,
  password_hash text not null,
  last_sign_in_at text not null,
  name_key text not null,
  email_key text not null,
  folded text not null
, second_factor text not null default '', second_factor_offered text not null default '', second_factor_step integer not null default 0, recovery_codes text not null default '[]', device_key text not null default '') strict;
CREATE VIRTUAL TABLE accounts_search using fts5 (
  folded, content='accounts', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);
CREATE TABLE sign_in_tries (
  id integer primary key autoincrement,
  subject text not null,
  tried_at text not null
) strict;
CREATE TABLE home_page (
  id integer primary key check (id = 1),
  version integer not null,
  created_at text not null,
  updated_at text not null,
  details text not null
) strict;
CREATE TABLE pictures (
  address text primary key,
  recorded_at text not null,
  has_avif integer not null default 0
) strict, without rowid;
CREATE TABLE answered_calls (
  call text not null,
  key text not null,
  answer text not null,
  answered_at text not null,
  primary key (call, key)
) strict, without rowid;
CREATE TABLE page_views (
  day text not null,
  path text not null,
  views integer not null,
  primary key (day, path)
) strict, without rowid;
CREATE TABLE trash (
  id integer primary key autoincrement,
  subject text not null,
  item_id integer not null,
  title text not null,
  folded text not null,
  deleted_at text not null,
  author_id text not null,
  author text not null,
  item text not null,
  unique (subject, item_id)
) strict;
CREATE TABLE activities (
  id integer primary key autoincrement,
  at text not null,
  kind text not null,
  author_id text not null,
  author text not null,
  author_folded text not null,
  address text not null,
  subject text not null,
  item_id text not null,
  title text not null,
  title_folded text not null,
  version integer not null,
  before text not null,
  after text not null
) strict;
CREATE TABLE activity_pictures (
  address text not null,
  activity_id integer not null references activities (id) on delete cascade,
  primary key (address, activity_id)
) strict, without rowid;
CREATE TABLE notifications (
  id integer primary key autoincrement,
  kind text not null,
  mail_id integer not null,
  recipient text not null,
  visitor text not null,
  token text not null,
  state text not null,
  due_at text not null,
  tries integer not null,
  reason text not null,
  created_at text not null
) strict;
CREATE TABLE doubtful_resumes (
  key text primary key,
  since text not null
) strict, without rowid;
CREATE TABLE "sessions" (
  session_id integer primary key autoincrement,
  token_hash text not null unique,
  account_id integer not null references accounts (id) on delete cascade,
  opened_at text not null,
  used_at text not null,
  browser text not null,
  system text not null
) strict;
CREATE TABLE password_resets (
  token_hash text primary key,
  account_id integer not null references accounts (id) on delete cascade,
  until text not null
) strict, without rowid;
CREATE TABLE second_factor_roles (
  role text primary key
) strict, without rowid;
CREATE TABLE saves (
  subject text primary key,
  total integer not null
) strict, without rowid;
CREATE TABLE accepted_forms (
  address text not null,
  accepted_at text not null
) strict;
CREATE TABLE leases (
  work text primary key,
  holder text not null,
  until text not null
) strict, without rowid;
CREATE TABLE conditions (
  name text primary key,
  since text not null,
  seen text not null
) strict, without rowid;
CREATE INDEX brands_position on brands (position, id);
CREATE INDEX brands_title on brands (title_key, id);
CREATE INDEX brands_sector on brands (sector_key, id);
CREATE INDEX brands_image on brands (image);
CREATE INDEX sliders_position on sliders (position, id);
CREATE INDEX sliders_title on sliders (title_key, id);
CREATE INDEX sliders_image on sliders (image);
CREATE INDEX history_slides_year_position on history_slides (year_key, position, id);
CREATE INDEX history_slides_position on history_slides (position);
CREATE INDEX history_slides_title on history_slides (title_key, id);
CREATE INDEX history_slides_year on history_slides (year_key, id);
CREATE INDEX history_slides_image on history_slides (image);
CREATE INDEX news_articles_title on news_articles (title_key, id);
CREATE INDEX news_articles_image on news_articles (image);
CREATE INDEX team_members_position on team_members (position, id);
CREATE INDEX team_members_name on team_members (name_key, id);
CREATE INDEX team_members_designation on team_members (designation_key, id);
CREATE INDEX team_members_image on team_members (image);
CREATE INDEX portfolio_items_position on portfolio_items (position, id);
CREATE INDEX portfolio_items_title on portfolio_items (title_key, id);
CREATE INDEX careers_title on careers (title_key, id);
CREATE INDEX careers_company on careers (company_key, id);
CREATE INDEX careers_location on careers (location_key, id);
CREATE INDEX careers_closing_date on careers (closing_date_key, id);
CREATE INDEX enquiries_name on enquiries (name_key, id);
CREATE INDEX profiles_name on profiles (name_key, id);
CREATE INDEX accounts_name on accounts (name_key, id);
CREATE UNIQUE INDEX accounts_email on accounts (email_key);
CREATE INDEX accounts_role on accounts (role, id);
CREATE INDEX accounts_signed_in on accounts (last_sign_in_at, id);
CREATE INDEX sign_in_tries_subject on sign_in_tries (subject, tried_at);
CREATE INDEX sign_in_tries_tried on sign_in_tries (tried_at);
CREATE INDEX pictures_recorded on pictures (recorded_at);
CREATE INDEX pictures_without_avif on pictures (recorded_at, address) where has_avif = 0;
CREATE INDEX answered_calls_answered on answered_calls (answered_at);
CREATE INDEX enquiries_counted on enquiries (created_at, status, location, type);
CREATE INDEX enquiries_unread on enquiries (id) where status = 'new';
CREATE INDEX profiles_unread on profiles (id) where status = 'new';
CREATE INDEX enquiries_inbox on enquiries ((status = 'spam'), id, status, type, location, created_at);
CREATE INDEX enquiries_of_person on enquiries (lower(trim(email)), (status = 'spam'), id);
CREATE INDEX profiles_inbox on profiles ((status = 'spam'), id, status, position, location, created_at);
CREATE INDEX profiles_of_person on profiles (lower(trim(email)), (status = 'spam'), id);
CREATE INDEX trash_deleted on trash (deleted_at);
CREATE INDEX activities_item on activities (subject, item_id, id);
CREATE INDEX activities_kind on activities (kind, id);
CREATE INDEX activities_changed on activities (at) where subject <> '';
CREATE INDEX activities_access on activities (at) where subject = '';
CREATE INDEX activity_pictures_activity on activity_pictures (activity_id);
CREATE INDEX notifications_mail on notifications (kind, mail_id);
CREATE INDEX notifications_due on notifications (due_at, id) where state = 'waiting';
CREATE INDEX notifications_parked on notifications (id) where state = 'parked' and recipient = 'staff';
CREATE INDEX notifications_visitor on notifications (visitor, created_at) where recipient = 'visitor';
CREATE INDEX sessions_account on sessions (account_id);
CREATE INDEX sessions_opened on sessions (opened_at);
CREATE INDEX password_resets_account on password_resets (account_id);
CREATE INDEX password_resets_until on password_resets (until);
CREATE INDEX profiles_received on profiles (created_at);
CREATE INDEX enquiries_spam on enquiries (updated_at) where status = 'spam';
CREATE INDEX profiles_spam on profiles (updated_at) where status = 'spam';
CREATE INDEX enquiries_text on enquiries (text_key, created_at) where text_key <> '';
CREATE INDEX profiles_text on profiles (text_key, created_at) where text_key <> '';
CREATE INDEX notifications_backlog on notifications (state, created_at) where state <> 'sent';
CREATE INDEX accepted_forms_address on accepted_forms (address, accepted_at);
CREATE INDEX accepted_forms_accepted on accepted_forms (accepted_at);
CREATE TRIGGER brands_added after insert on brands begin
  update counters set total = total + 1 where name = 'brands';
  insert into brands_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER brands_removed after delete on brands begin
  update counters set total = total - 1 where name = 'brands';
  insert into brands_search (brands_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER brands_refolded after update of folded on brands when old.folded <> new.folded begin
  insert into brands_search (brands_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into brands_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER sliders_added after insert on sliders begin
  update counters set total = total + 1 where name = 'sliders';
  insert into sliders_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER sliders_removed after delete on sliders begin
  update counters set total = total - 1 where name = 'sliders';
  insert into sliders_search (sliders_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER sliders_refolded after update of folded on sliders when old.folded <> new.folded begin
  insert into sliders_search (sliders_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into sliders_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER history_slides_added after insert on history_slides begin
  update counters set total = total + 1 where name = 'history_slides';
  insert into history_slides_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER history_slides_removed after delete on history_slides begin
  update counters set total = total - 1 where name = 'history_slides';
  insert into history_slides_search (history_slides_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER history_slides_refolded after update of folded on history_slides when old.folded <> new.folded begin
  insert into history_slides_search (history_slides_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into history_slides_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER news_articles_added after insert on news_articles begin
  update counters set total = total + 1 where name = 'news_articles';
  insert into news_articles_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER news_articles_removed after delete on news_articles begin
  update counters set total = total - 1 where name = 'news_articles';
  insert into news_articles_search (news_articles_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER news_articles_refolded after update of folded on news_articles when old.folded <> new.folded begin
  insert into news_articles_search (news_articles_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into news_articles_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER team_members_added after insert on team_members begin
  update counters set total = total + 1 where name = 'team_members';
  insert into team_members_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER team_members_removed after delete on team_members begin
  update counters set total = total - 1 where name = 'team_members';
  insert into team_members_search (team_members_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER team_members_refolded after update of folded on team_members when old.folded <> new.folded begin
  insert into team_members_search (team_members_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into team_members_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER portfolio_items_added after insert on portfolio_items begin
  update counters set total = total + 1 where name = 'portfolio_items';
  insert into portfolio_items_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER portfolio_items_removed after delete on portfolio_items begin
  update counters set total = total - 1 where name = 'portfolio_items';
  insert into portfolio_items_search (portfolio_items_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER portfolio_items_refolded after update of folded on portfolio_items when old.folded <> new.folded begin
  insert into portfolio_items_search (portfolio_items_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into portfolio_items_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER careers_added after insert on careers begin
  update counters set total = total + 1 where name = 'careers';
  insert into careers_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER careers_removed after delete on careers begin
  update counters set total = total - 1 where name = 'careers';
  insert into careers_search (careers_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER careers_refolded after update of folded on careers when old.folded <> new.folded begin
  insert into careers_search (careers_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into careers_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER enquiries_added after insert on enquiries begin
  update counters set total = total + 1 where name = 'enquiries';
  insert into enquiries_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER enquiries_removed after delete on enquiries begin
  update counters set total = total - 1 where name = 'enquiries';
  insert into enquiries_search (enquiries_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER enquiries_refolded after update of folded on enquiries when old.folded <> new.folded begin
  insert into enquiries_search (enquiries_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into enquiries_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER profiles_added after insert on profiles begin
  update counters set total = total + 1 where name = 'profiles';
  insert into profiles_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER profiles_removed after delete on profiles begin
  update counters set total = total - 1 where name = 'profiles';
  insert into profiles_search (profiles_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER profiles_refolded after update of folded on profiles when old.folded <> new.folded begin
  insert into profiles_search (profiles_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into profiles_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER accounts_added after insert on accounts begin
  update counters set total = total + 1 where name = 'accounts';
  insert into accounts_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER accounts_removed after delete on accounts begin
  update counters set total = total - 1 where name = 'accounts';
  insert into accounts_search (accounts_search, rowid, folded) values ('delete', old.id, old.folded);
end;
CREATE TRIGGER accounts_refolded after update of folded on accounts when old.folded <> new.folded begin
  insert into accounts_search (accounts_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into accounts_search (rowid, folded) values (new.id, new.folded);
end;
CREATE TRIGGER enquiries_arrived after insert on enquiries begin
  update counters set total = total + 1 where name = 'enquiries.' || new.status;
  update counters set total = total + 1 where new.version = 1 and new.status <> 'spam' and name = 'enquiries.arrived';
end;
CREATE TRIGGER enquiries_left after delete on enquiries begin
  update counters set total = total - 1 where name = 'enquiries.' || old.status;
end;
CREATE TRIGGER enquiries_handled after update of status on enquiries when old.status <> new.status begin
  update counters set total = total - 1 where name = 'enquiries.' || old.status;
  update counters set total = total + 1 where name = 'enquiries.' || new.status;
end;
CREATE TRIGGER profiles_arrived after insert on profiles begin
  update counters set total = total + 1 where name = 'profiles.' || new.status;
  update counters set total = total + 1 where new.version = 1 and new.status <> 'spam' and name = 'profiles.arrived';
end;
CREATE TRIGGER profiles_left after delete on profiles begin
  update counters set total = total - 1 where name = 'profiles.' || old.status;
end;
CREATE TRIGGER profiles_handled after update of status on profiles when old.status <> new.status begin
  update counters set total = total - 1 where name = 'profiles.' || old.status;
  update counters set total = total + 1 where name = 'profiles.' || new.status;
end;
CREATE TRIGGER enquiries_notified_removed after delete on enquiries begin
  delete from notifications where kind = 'enquiries' and mail_id = old.id;
end;
CREATE TRIGGER profiles_notified_removed after delete on profiles begin
  delete from notifications where kind = 'profiles' and mail_id = old.id;
end;
CREATE TRIGGER accounts_reset_done after update of password_hash, email_key on accounts
when old.password_hash <> new.password_hash or old.email_key <> new.email_key begin
  delete from password_resets where account_id = old.id;
end;
insert into counters (name, total) values ('accounts', 0);
insert into counters (name, total) values ('brands', 0);
insert into counters (name, total) values ('careers', 0);
insert into counters (name, total) values ('enquiries', 0);
insert into counters (name, total) values ('enquiries.answered', 0);
insert into counters (name, total) values ('enquiries.arrived', 0);
insert into counters (name, total) values ('enquiries.new', 0);
insert into counters (name, total) values ('enquiries.read', 0);
insert into counters (name, total) values ('enquiries.spam', 0);
insert into counters (name, total) values ('history_slides', 0);
insert into counters (name, total) values ('news_articles', 0);
insert into counters (name, total) values ('portfolio_items', 0);
insert into counters (name, total) values ('profiles', 0);
insert into counters (name, total) values ('profiles.answered', 0);
insert into counters (name, total) values ('profiles.arrived', 0);
insert into counters (name, total) values ('profiles.new', 0);
insert into counters (name, total) values ('profiles.read', 0);
insert into counters (name, total) values ('profiles.spam', 0);
insert into counters (name, total) values ('sliders', 0);
insert into counters (name, total) values ('team_members', 0);
insert into migrations (migration_id, created_at, name) values (1, '2026-11-01 09:00:00', 'counters');
insert into migrations (migration_id, created_at, name) values (2, '2026-11-01 09:00:00', 'brands');
insert into migrations (migration_id, created_at, name) values (3, '2026-11-01 09:00:00', 'sliders');
insert into migrations (migration_id, created_at, name) values (4, '2026-11-01 09:00:00', 'history-slides');
insert into migrations (migration_id, created_at, name) values (5, '2026-11-01 09:00:00', 'news-articles');
insert into migrations (migration_id, created_at, name) values (6, '2026-11-01 09:00:00', 'team-members');
insert into migrations (migration_id, created_at, name) values (7, '2026-11-01 09:00:00', 'portfolio-items');
insert into migrations (migration_id, created_at, name) values (8, '2026-11-01 09:00:00', 'careers');
insert into migrations (migration_id, created_at, name) values (9, '2026-11-01 09:00:00', 'enquiries');
insert into migrations (migration_id, created_at, name) values (10, '2026-11-01 09:00:00', 'profiles');
insert into migrations (migration_id, created_at, name) values (11, '2026-11-01 09:00:00', 'accounts');
insert into migrations (migration_id, created_at, name) values (12, '2026-11-01 09:00:00', 'home-page');
insert into migrations (migration_id, created_at, name) values (13, '2026-11-01 09:00:00', 'pictures');
insert into migrations (migration_id, created_at, name) values (14, '2026-11-01 09:00:00', 'answered-calls');
insert into migrations (migration_id, created_at, name) values (15, '2026-11-01 09:00:00', 'page-views');
insert into migrations (migration_id, created_at, name) values (16, '2026-11-01 09:00:00', 'references');
insert into migrations (migration_id, created_at, name) values (17, '2026-11-01 09:00:00', 'mail-counts');
insert into migrations (migration_id, created_at, name) values (18, '2026-11-01 09:00:00', 'inboxes');
insert into migrations (migration_id, created_at, name) values (20, '2026-11-01 09:00:00', 'trash');
insert into migrations (migration_id, created_at, name) values (21, '2026-11-01 09:00:00', 'activities');
insert into migrations (migration_id, created_at, name) values (23, '2026-11-01 09:00:00', 'notifications');
insert into migrations (migration_id, created_at, name) values (25, '2026-11-01 09:00:00', 'doubtful-resumes');
insert into migrations (migration_id, created_at, name) values (27, '2026-11-01 09:00:00', 'session-devices');
insert into migrations (migration_id, created_at, name) values (28, '2026-11-01 09:00:00', 'password-resets');
insert into migrations (migration_id, created_at, name) values (29, '2026-11-01 09:00:00', 'second-factors');
insert into migrations (migration_id, created_at, name) values (31, '2026-11-01 09:00:00', 'consents');
insert into migrations (migration_id, created_at, name) values (32, '2026-11-01 09:00:00', 'ages');
insert into migrations (migration_id, created_at, name) values (33, '2026-11-01 09:00:00', 'spam-reasons');
insert into migrations (migration_id, created_at, name) values (34, '2026-11-01 09:00:00', 'notification-backlog');
insert into migrations (migration_id, created_at, name) values (40, '2026-11-01 09:00:00', 'saves');
insert into migrations (migration_id, created_at, name) values (41, '2026-11-01 09:00:00', 'accepted-forms');
insert into migrations (migration_id, created_at, name) values (42, '2026-11-01 09:00:00', 'leases');
insert into migrations (migration_id, created_at, name) values (43, '2026-11-01 09:00:00', 'searched-phones');
insert into migrations (migration_id, created_at, name) values (45, '2026-11-01 09:00:00', 'device-keys');
insert into migrations (migration_id, created_at, name) values (47, '2026-11-01 09:00:00', 'conditions');
