import { accounts } from './baseline/accounts.ts'
import { content } from './baseline/content.ts'
import { functions } from './baseline/functions.ts'
import { history } from './baseline/history.ts'
import { jobs } from './baseline/jobs.ts'
import { mails } from './baseline/mails.ts'

/** All tables of PostgreSQL up to number 47, as they are made in a new database. */
export const postgresBaseline = functions + content + mails + accounts + history + jobs
