import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach } from 'vitest'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlOneTimeSecrets } from '#adapters/sql/accounts/one-time-secrets.ts'
import { SqlResetTokens } from '#adapters/sql/accounts/reset-tokens.ts'
import { SqlSignIn } from '#adapters/sql/accounts/sign-in.ts'
import type { Account } from '#domain/account/account.ts'
import type { Credentials } from '#domain/machines/session-machine.ts'
import type { Device } from '#domain/session/device.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { OneTimeSecrets } from '#ports/server/one-time-secrets.ts'
import { ResetTokens } from '#ports/server/reset-tokens.ts'
import { SignIn } from '#ports/server/sign-in.ts'
import { AnyStore } from '../support/any-store.ts'

export const password = 'a stone in the quay wall'
export const credentials = { email: 'mona@example.com', password }
export const minute = 60_000

const from = (address: string, device: Device = { browser: 'Firefox', system: 'Windows' }) => ({
  address,
  device,
  deviceCookie: '',
})

type Ports = Accounts | OneTimeSecrets | ResetTokens | SignIn | SqlClient.SqlClient

const start = () =>
  ManagedRuntime.make(
    Layer.mergeAll(SqlAccounts, SqlOneTimeSecrets, SqlResetTokens, SqlSignIn).pipe(
      Layer.provideMerge(AnyStore()),
    ),
  )

/** Two accounts and their sign-in, anew for each test. */
export const signInStore = () => {
  let runtime = start()
  let mona: Account | undefined
  const run = <A, E>(effect: Effect.Effect<A, E, Ports>) => runtime.runPromise(effect)
  const accounts = <A, E>(use: (port: Accounts['Service']) => Effect.Effect<A, E>) =>
    run(Effect.flatMap(Accounts, use))
  const signIn = <A, E>(use: (port: SignIn['Service']) => Effect.Effect<A, E>) =>
    run(Effect.flatMap(SignIn, use))
  const secrets = <A, E>(use: (port: OneTimeSecrets['Service']) => Effect.Effect<A, E>) =>
    run(Effect.flatMap(OneTimeSecrets, use))
  const resets = <A, E>(use: (port: ResetTokens['Service']) => Effect.Effect<A, E>) =>
    run(Effect.flatMap(ResetTokens, use))
  const refusedSignIn = <A, E>(use: (port: SignIn['Service']) => Effect.Effect<A, E>) =>
    signIn((port) => Effect.flip(use(port)))

  beforeEach(async () => {
    runtime = start()
    await accounts((port) => port.add({ name: 'Admin', email: 'admin@example.com', role: 'Admin', password }))
    mona = await accounts((port) =>
      port.add({ name: 'Mona', email: 'mona@example.com', role: 'Hr', password }),
    )
  })
  afterEach(() => runtime.dispose())

  return {
    run,
    accounts,
    signIn,
    secrets,
    resets,
    refusedReset: <A, E>(use: (port: ResetTokens['Service']) => Effect.Effect<A, E>) =>
      resets((port) => Effect.flip(use(port))),
    refusedSignIn,
    monasId: () => mona?.id ?? '',
    open: (sent: Credentials = credentials, address = '10.0.0.1', device?: Device) =>
      signIn((port) => port.open(sent, from(address, device))),
    refused: (sent: Credentials = { ...credentials, password: 'wrong' }, address = '10.0.0.1') =>
      refusedSignIn((port) => port.open(sent, from(address))),
    whose: (token: string) => signIn((port) => port.whose(token)),
    isOver: async (token: string) =>
      (await refusedSignIn((port) => port.whose(token)))._tag === 'NotSignedIn',

    /** Lets time pass for what is written already. */
    pass: (milliseconds: number, table: string, column: string) =>
      run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => {
          const seconds = milliseconds / 1_000
          const earlier = sql.onDialectOrElse({
            pg: () =>
              `to_char(${column}::timestamptz - interval '${seconds} seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
            orElse: () => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${seconds} seconds')`,
          })
          return sql.withTransaction(sql.unsafe(`update ${table} set ${column} = ${earlier}`))
        }),
      ),
  }
}
