/**
 * A second factor is part of its account, and waits with it in the trash. `second_factor` is the secret in hexadecimal, empty
 * where there is none; `second_factor_offered` the same until a code has confirmed it.
 */
export const secondFactors = `
alter table accounts add column second_factor text not null default '';
alter table accounts add column second_factor_offered text not null default '';
alter table accounts add column second_factor_step integer not null default 0;
alter table accounts add column recovery_codes text not null default '[]';

create table second_factor_roles (
  role text primary key
) strict, without rowid;
`
