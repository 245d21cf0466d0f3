import { numbered, text } from './postgres/ddl.ts'

const failedSearchesOf = (id: string, ofText: string, strict = '') => `
create table failed_searches (
  ${id},
  day ${ofText},
  words ${ofText},
  total integer not null,
  unique (day, words)
)${strict};
`

const sqlite = failedSearchesOf('id integer primary key autoincrement', 'text not null', ' strict')
const postgres = failedSearchesOf(numbered, text)

/** How often words were searched in vain, by day. */
export const failedSearches = { sqlite, postgres }
