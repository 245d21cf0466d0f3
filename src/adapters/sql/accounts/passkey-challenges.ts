import { randomBytes } from 'node:crypto'
import { Clock, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { NewCredential, SignedCredential } from '#domain/sign-in/passkeys/credential.ts'
import { challengeTime } from '#domain/sign-in/passkeys/passkey-options.ts'
import { PasskeyRefused } from '#ports/server/access/passkey-verifier.ts'
import { now } from '../client/now.ts'
import { within } from '../client/time-conditions.ts'
import { tokenHash } from './tokens.ts'

/** The challenge that a device has signed; empty if it cannot be read. */
const challengeIn = ({ response }: NewCredential | SignedCredential) =>
  Effect.try((): unknown =>
    JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')),
  ).pipe(
    Effect.map((data) => String(Object(data).challenge ?? '')),
    Effect.orElseSucceed(() => ''),
  )

/** Challenges that devices have not signed yet, of which hashes are stored. */
export const passkeyChallenges = (sql: SqlClient.SqlClient) => {
  const isYoung = Effect.map(Clock.currentTimeMillis, (time) => within(sql, 'begun_at', time, challengeTime))
  return {
    /** Makes a challenge for an account, or for a sign-in of anyone. */
    make: Effect.fnUntraced(function* (accountId: number | null) {
      const made = randomBytes(32).toString('base64url')
      const row = { challenge_hash: tokenHash(made), account_id: accountId, begun_at: yield* now }
      yield* sql`delete from passkey_challenges where not ${yield* isYoung}`
      yield* sql`insert into passkey_challenges ${sql.insert(row)}`
      return made
    }, sql.withTransaction),

    /** Uses up the challenge of a response; fails if it was not made for this, or is used or too old. */
    take: Effect.fnUntraced(function* (
      credential: NewCredential | SignedCredential,
      accountId: number | null,
    ) {
      const made = yield* challengeIn(credential)
      const [taken] = yield* sql<{ account_id: number | null }>`delete from passkey_challenges
        where challenge_hash = ${tokenHash(made)} and ${yield* isYoung} returning account_id`
      if (taken?.account_id === accountId) return made
      return yield* new PasskeyRefused({ reason: 'The challenge is not valid' })
    }, sql.withTransaction),
  }
}
