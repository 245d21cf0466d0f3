import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { firstAdmin } from '../accounts/accounts-contract.ts'

export const twoPeople = {
  admin: { id: '1', name: 'Layla Mansoor' },
  colleague: { id: '2', name: 'Omar Sabt' },
} as const

const password = 'a stone in the quay wall'

/** Adds both people to a database, of the roles Admin and CXTeam. */
export const withTwoAccounts = Layer.effectDiscard(
  Effect.gen(function* () {
    const accounts = yield* Accounts
    const { admin, colleague } = twoPeople
    yield* accounts.add({ name: admin.name, email: 'layla@sahilan.example', role: 'Admin', password })
    yield* accounts.add({ name: colleague.name, email: 'omar@sahilan.example', role: 'CXTeam', password })
  }).pipe(Effect.orDie),
).pipe(Layer.provide(SqlAccounts))

/** Accounts of a database that has the first Admin of the contract. */
export const withFirstAdmin = Layer.tap(SqlAccounts, (context) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { lastSignInAt, ...input } = firstAdmin
    yield* Context.get(context, Accounts).add({ ...input, password })
    yield* sql.withTransaction(sql`update accounts set last_sign_in_at = ${lastSignInAt}`)
  }).pipe(Effect.orDie),
)
