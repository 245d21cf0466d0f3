/**
 * Queues the notices about API tokens that were made before there were any.
 * @param time An SQL expression for the time of a notice: 14 days before `until`.
 * @param now An SQL expression for the current time.
 * @param random An SQL expression for 32 random characters.
 */
const tokenNoticesOf = (time: string, now: string, random: string) => `
insert into notifications
  (kind, mail_id, recipient, visitor, token, state, due_at, tries, reason, created_at, dedup_key)
select 'expiringToken', id, 'expiringToken', '', ${random}, 'waiting', due, 0, '', due, 'expiringToken/' || id || '/' || until
from (select id, until, created_at, ${time} as due from api_tokens where until > ${now}) as tokens
where due > created_at;
`

const sqlite = tokenNoticesOf(
  "strftime('%Y-%m-%dT%H:%M:%fZ', until, '-14 days')",
  "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
  'lower(hex(randomblob(16)))',
)

const inUtc = (time: string) => `to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const postgres = tokenNoticesOf(
  inUtc("nullif(until, '')::timestamptz - interval '14 days'"),
  inUtc('now()'),
  "replace(gen_random_uuid()::text, '-', '')",
)

export const tokenNotices = { sqlite, postgres }
