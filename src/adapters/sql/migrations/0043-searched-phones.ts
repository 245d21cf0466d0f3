/**
 * Adds the phone numbers to what the inboxes are searched by, as `phoneSearchText` writes them. Both databases understand it.
 */
const searched = (table: string) => `
with dialling (country, code, digits) as (
  values ('Bahrain', '973', 8), ('KSA', '966', 9), ('UAE', '971', 9), ('Kuwait', '965', 8), ('Qatar', '974', 8)
), plain as (
  select id, country, code, digits, replace(replace(replace(replace(replace(replace(
    phone, ' ', ''), '.', ''), '-', ''), '(', ''), ')', ''), '\t', '') as number
  from ${table} left join dialling on country = location
), national as (
  select *, case when number like '0%' then substr(number, 2) else number end as within_country from plain
), phones as (
  select id, number, case
    when number like '+%' then number
    when number like '00%' then '+' || substr(number, 3)
    when length(number) = length(code) + digits and substr(number, 1, 3) = code then '+' || number
    when length(within_country) = digits then '+' || code || within_country
    else '+'
  end as international
  from national
)
update ${table} set folded = folded || '\n' || lower(phone) || '\n' || number || '\n' || international
from phones where phones.id = ${table}.id;
`

export const searchedPhones = searched('enquiries') + searched('profiles')
