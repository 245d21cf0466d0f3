import { Effect, Layer } from 'effect'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { Accounts } from '#ports/staff/accounts.ts'

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
