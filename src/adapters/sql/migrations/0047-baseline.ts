import { accounts } from './baseline/accounts.ts'
import { content } from './baseline/content.ts'
import { history } from './baseline/history.ts'
import { jobs } from './baseline/jobs.ts'
import { mails } from './baseline/mails.ts'
import { accounts as postgresAccounts } from './postgres/baseline/accounts.ts'
import { content as postgresContent } from './postgres/baseline/content.ts'
import { functions } from './postgres/baseline/functions.ts'
import { history as postgresHistory } from './postgres/baseline/history.ts'
import { jobs as postgresJobs } from './postgres/baseline/jobs.ts'
import { mails as postgresMails } from './postgres/baseline/mails.ts'

/** Row counts, updated by triggers: counting rows in each query would get slower as tables grow. */
const counters = `
create table counters (
  name text primary key,
  total integer not null
) strict, without rowid;
`

/** All tables up to number 47, as they are made in a new database. */
export const baseline = {
  sqlite: counters + content + mails + accounts + history + jobs,
  postgres: functions + postgresContent + postgresMails + postgresAccounts + postgresHistory + postgresJobs,
}
