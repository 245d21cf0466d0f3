import type { SqlClient } from 'effect/sql'
import type { EnquiryCount } from '#domain/mail/inbox/enquiry-statistics.ts'
import type { Day } from '#domain/mail/inbox/last-days.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** How many enquiries came on each of the days, by place and type, without spam; read from an index alone. */
export const enquiryCounts = (sql: SqlClient.SqlClient, days: ReadonlyArray<Day>) => {
  const rows = days.map(({ name, start, end }) => sql`(${name}, ${start}, ${end})`)
  return orStoreFailure(sql<EnquiryCount>`
    with days (name, since, until) as (values ${sql.csv(rows)})
    select days.name as day, location, type, count(*) as count
    from days cross join enquiries
    where created_at >= since and created_at < until and status <> 'spam'
    group by days.name, location, type`)
}
