export const answeredCalls = `
create table answered_calls (
  call text not null,
  key text not null,
  answer text not null,
  answered_at text not null,
  primary key (call, key)
) strict, without rowid;

create index answered_calls_answered on answered_calls (answered_at);
`
