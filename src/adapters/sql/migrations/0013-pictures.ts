export const pictures = `
create table pictures (
  address text primary key,
  recorded_at text not null,
  has_avif integer not null default 0
) strict, without rowid;

create index pictures_recorded on pictures (recorded_at);
create index pictures_without_avif on pictures (recorded_at, address) where has_avif = 0;
`
