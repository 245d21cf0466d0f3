import { accounts } from './baseline/accounts.ts'
import { content } from './baseline/content.ts'
import { history } from './baseline/history.ts'
import { jobs } from './baseline/jobs.ts'
import { mails } from './baseline/mails.ts'

/** Row counts, updated by triggers: counting rows in each query would get slower as tables grow. */
const counters = `
create table counters (
  name text primary key,
  total integer not null
) strict, without rowid;
`

/** All tables of SQLite up to number 47, as they are made in a new database. */
export const baseline = counters + content + mails + accounts + history + jobs
