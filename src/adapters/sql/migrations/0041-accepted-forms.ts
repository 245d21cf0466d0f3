/** From where forms of visitors have come of late. */
export const acceptedForms = `
create table accepted_forms (
  address text not null,
  accepted_at text not null
) strict;

create index accepted_forms_address on accepted_forms (address, accepted_at);
create index accepted_forms_accepted on accepted_forms (accepted_at);
`
