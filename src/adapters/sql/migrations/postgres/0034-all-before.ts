import { contents } from './contents.ts'
import { functions } from './functions.ts'
import { mails } from './mails.ts'
import { staff } from './staff.ts'

/** PostgreSQL began when SQLite had come to this number: what the numbers before it had made, at once. */
export const allBefore = functions + contents + mails + staff
