/** A link dies with its account, and with whatever it was to change. */
export const passwordResets = `
create table password_resets (
  token_hash text primary key,
  account_id integer not null references accounts (id) on delete cascade,
  until text not null
) strict, without rowid;

create index password_resets_account on password_resets (account_id);
create index password_resets_until on password_resets (until);

create trigger accounts_reset_done after update of password_hash, email_key on accounts
when old.password_hash <> new.password_hash or old.email_key <> new.email_key begin
  delete from password_resets where account_id = old.id;
end;
`
