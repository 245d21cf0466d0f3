import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach } from 'vitest'
import { memoryBrowser } from '#adapters/memory/accounts/sign-in-store.ts'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlWebhooks } from '#adapters/sql/connections/webhooks.ts'
import { SqlApiTokens } from '#adapters/sql/connections/api-tokens.ts'
import { SqlOwnSessions } from '#adapters/sql/accounts/own-sessions.ts'
import { SqlPasskeys } from '#adapters/sql/accounts/passkeys.ts'
import { SimpleWebAuthn } from '#adapters/webauthn/simple-webauthn.ts'
import {
  ResetMail,
  SqlPasswordResets,
  type ResetLetter,
} from '#adapters/sql/accounts/passwords/password-resets.ts'
import { SqlSecondFactors } from '#adapters/sql/accounts/second-factors.ts'
import { SqlSession } from '#adapters/sql/accounts/session.ts'
import { SqlSingleSignOn } from '#adapters/sql/accounts/single-sign-on.ts'
import type { AccountInput } from '#domain/sign-in/account/account.ts'
import type { Credentials } from '#domain/machines/session-machine.ts'
import { CurrentSession, type BrowserSession } from '#ports/current-session.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Accounts, type AccountChange } from '#ports/staff/accounts.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { AnyStore } from '../support/any-store.ts'
import { someProvider } from './sign-in-started.ts'
import type { SignInPorts } from './sign-in-steps.ts'

export const password = 'a stone in the quay wall'
export const newPassword = 'another stone in the wall'
export const credentials = { email: 'mona@example.com', password }
export const minute = 60_000

export const current = Session.use((port) => port.current())
export const changePassword = Session.use((port) =>
  port.changeOwn({ currentPassword: password, newPassword }),
)

type Ports = Accounts | SignInPorts | SqlClient.SqlClient
type Work<A, E> = Effect.Effect<A, E, Ports>

const site = 'https://sahilan.example'

const start = (letters: Array<ResetLetter>) =>
  ManagedRuntime.make(
    Layer.mergeAll(
      SqlAccounts,
      SqlApiTokens,
      SqlWebhooks,
      SqlOwnSessions,
      SqlPasskeys(site).pipe(Layer.provide(SimpleWebAuthn(site))),
      SqlPasswordResets(site),
      SqlSecondFactors(site),
      SqlSession,
      SqlSingleSignOn([]).pipe(Layer.provide(someProvider)),
    ).pipe(
      Layer.provide(Layer.succeed(ResetMail, (letter) => Effect.sync(() => void letters.push(letter)))),
      Layer.provideMerge(AnyStore()),
    ),
  )

/** Two accounts and their sign-in, anew for each test. */
export const signInStore = () => {
  let letters: Array<ResetLetter> = []
  let runtime = start(letters)
  let monasId = ''
  const run = <A, E>(work: Work<A, E>) => runtime.runPromise(work)
  const add = (draft: AccountInput) => run(Accounts.use((port) => port.add(draft)))

  /** Works in a browser at a network address. */
  const as = <A, E>(browser: BrowserSession, work: Work<A, E>, address = '10.0.0.1') =>
    run(
      work.pipe(
        Effect.provideService(CurrentSession, browser),
        Effect.provideService(OnBehalfOf, { id: '', name: '', address }),
      ),
    )
  const signIn = (sent: Credentials) => Session.use((port) => port.signIn(sent))

  beforeEach(async () => {
    letters = []
    runtime = start(letters)
    await add({ name: 'Admin', email: 'admin@example.com', role: 'Admin', password })
    monasId = (await add({ name: 'Mona', email: 'mona@example.com', role: 'Hr', password })).id
  })
  afterEach(() => runtime.dispose())

  return {
    run,
    as,
    failing: <A, E>(browser: BrowserSession, work: Work<A, E>, address?: string) =>
      as(browser, Effect.flip(work), address),
    /** From a browser without cookies. */
    refused: (sent: Credentials = { ...credentials, password: 'wrong' }, address?: string) =>
      as(memoryBrowser(), Effect.flip(signIn(sent)), address),
    signedIn: async (sent: Credentials = credentials, address?: string) => {
      const browser = memoryBrowser()
      await as(browser, signIn(sent), address)
      return browser
    },
    isOver: async (browser: BrowserSession) => (await as(browser, Effect.result(current)))._tag === 'Failure',
    letters: () => letters,
    monasId: () => monasId,
    changeMona: (change: AccountChange) => run(Accounts.use((port) => port.update(monasId, change))),
    removeMona: () => run(Accounts.use((port) => port.remove(monasId))),
    rows: (query: string) =>
      run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Readonly<Record<string, unknown>>>(query))),

    /** Moves stored times to the past. */
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
