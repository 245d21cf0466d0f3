import { Effect, Layer } from 'effect'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlSignIn } from '#adapters/sql/accounts/sign-in.ts'
import type { Entry } from '#domain/session/entry.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Session } from '#ports/staff/session.ts'
import { SignIn } from '#ports/server/sign-in.ts'

const entry: Entry = { id: '1', name: 'Noor', email: 'noor@example.com', role: 'Hr' }

/** Who has an account. */
export const noor = { entry, password: 'a stone in the quay wall' }

const from = {
  address: '10.0.0.1',
  deviceCookie: '',
  device: { browser: 'Firefox', system: 'Windows' },
} as const

/** The sign-in of a store as one browser uses it, which sends its token along. */
export const SessionOfOneBrowser = Layer.effect(
  Session,
  Effect.gen(function* () {
    const { name, email, role } = entry
    yield* Effect.flatMap(Accounts, (accounts) =>
      accounts.add({ name, email, role, password: noor.password }),
    )
    const port = yield* SignIn
    let token = ''
    return Session.of({
      signIn: (credentials) =>
        Effect.map(port.open(credentials, from), (opened) => {
          token = opened.token
          return opened.entry
        }),
      signOut: () => port.close(token),
      current: () => port.whose(token),
      changeOwn: (change) => port.changeOwn(token, change),
    })
  }),
).pipe(Layer.provide([SqlAccounts, SqlSignIn]))
