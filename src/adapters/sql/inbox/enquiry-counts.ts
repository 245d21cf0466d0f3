import type { SqlClient } from 'effect/sql'
import type { EnquiryCount } from '#domain/mail/inbox/enquiry-statistics.ts'
import type { Day } from '#domain/mail/inbox/last-days.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** Counts enquiries by day, location and type, without spam. Reads only an index. */
export const enquiryCounts = (sql: SqlClient.SqlClient, days: ReadonlyArray<Day>) => {
  const rows = days.map(({ name, start, end }) => sql`(${name}, ${start}, ${end})`)
  return orStoreFailure(sql<EnquiryCount>`
    with days (name, since, until) as (values ${sql.csv(rows)})
    select days.name as day, location, type, count(*) as count
    from days cross join enquiries
    where created_at >= since and created_at < until and status <> 'spam'
    group by days.name, location, type`)
}
