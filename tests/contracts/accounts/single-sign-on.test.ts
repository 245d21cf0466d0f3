import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryBrowser } from '#adapters/memory/accounts/sign-in-store.ts'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlSession } from '#adapters/sql/accounts/session.ts'
import { SqlSingleSignOn } from '#adapters/sql/accounts/single-sign-on.ts'
import { CurrentSession, type BrowserSession } from '#ports/current-session.ts'
import { IdentityProvider } from '#ports/server/access/identity-provider.ts'
import { SingleSignOn } from '#ports/server/access/single-sign-on.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { AnyStore } from '../support/any-store.ts'

const mona = {
  issuer: 'https://login.example',
  subject: 'a1',
  name: 'Mona',
  email: 'mona@example.com',
  groups: ['editors'],
}

/** Believes every response. */
const provider = Layer.succeed(IdentityProvider, {
  addressFor: ({ state }) => Effect.succeed(`https://login.example/authorize?state=${state}`),
  person: (query) => Effect.succeed({ ...mona, groups: query.split(',') }),
})

const start = () =>
  ManagedRuntime.make(
    Layer.mergeAll(
      SqlAccounts,
      SqlSession,
      SqlSingleSignOn([
        { role: 'CXTeam', group: 'editors' },
        { role: 'Hr', group: 'hr' },
      ]).pipe(Layer.provide(provider)),
    ).pipe(Layer.provideMerge(AnyStore())),
  )

let runtime: ReturnType<typeof start>
beforeEach(() => {
  runtime = start()
})
afterEach(() => runtime.dispose())

const as = <A, E>(
  browser: BrowserSession,
  work: Effect.Effect<A, E, ProviderLinks | SingleSignOn | Session>,
) => runtime.runPromise(Effect.provideService(work, CurrentSession, browser))
const begin = (browser: BrowserSession) =>
  as(
    browser,
    SingleSignOn.use((port) => port.start('/NewsList')),
  )
const finish = (groups: string) => SingleSignOn.use((port) => port.finish(groups))
const current = Session.use((port) => port.current())
const run = <Row extends object>(query: string) =>
  runtime.runPromise(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(sql.unsafe<Row>(query))),
  )

describe('[O18] a sign-in at the provider', () => {
  test('has a hashed row that works once, for ten minutes', async () => {
    const browser = memoryBrowser()
    await begin(browser)
    const [row] = await run<{ token_hash: string }>('select * from provider_sign_ins')
    expect(JSON.stringify(row)).not.toContain(browser.providerToken)
    const { providerToken } = browser
    expect(await as(browser, finish('editors'))).toBe('/NewsList')
    expect(browser.providerToken).toBe('')
    await browser.issue({ providerToken }).pipe(Effect.runPromise)
    expect(await as(browser, Effect.flip(finish('editors')))).toMatchObject({ because: 'failed' })

    const late = memoryBrowser()
    await begin(late)
    const past = new Date(Date.now() - 600_001).toISOString()
    await run(`update provider_sign_ins set begun_at = '${past}'`)
    expect(await as(late, Effect.flip(finish('editors')))).toMatchObject({ because: 'failed' })
  })

  // Seen failing at the 61st.
  test('that succeeds does not count against the limit of its network', async () => {
    const browser = memoryBrowser()
    for (let times = 0; times < 61; times++) {
      await begin(browser)
      await as(browser, finish('editors'))
    }
    expect(await run('select * from sign_in_tries')).toEqual([])
  })
})

describe('[O19] an account of the provider', () => {
  test('is one row, whose role follows the groups', async () => {
    const browser = memoryBrowser()
    for (const [groups, role] of [
      ['editors', 'CXTeam'],
      ['hr', 'Hr'],
      ['hr,editors', 'CXTeam'],
    ] as const) {
      await begin(browser)
      await as(browser, finish(groups))
      expect(await as(browser, current)).toMatchObject({ name: 'Mona', role, fromProvider: true })
    }
    expect(await run('select id from accounts')).toHaveLength(1)
    const kinds = await run<{ kind: string }>(
      "select kind from activities where subject = 'account' order by id",
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['added', 'updated', 'updated'])
    await begin(browser)
    expect(await as(browser, Effect.flip(finish('guests')))).toMatchObject({ because: 'noRole' })
    expect(await as(browser, Effect.flip(current))).toMatchObject({ _tag: 'NotSignedIn' })
  })
})

// Seen failing before: name, e-mail and role stayed the same, so nothing was recorded.
test('[O20] a link to the provider is in the history of the account', async () => {
  const password = 'a stone in the quay wall'
  const { name, email } = mona
  const fields = { name, email, role: 'CXTeam' }
  await runtime.runPromise(Accounts.use((port) => port.add({ ...fields, password })))
  const browser = memoryBrowser()
  await as(
    browser,
    Session.use((port) => port.signIn({ email, password })),
  )
  await as(
    browser,
    ProviderLinks.use((port) => port.start(password)),
  )
  await as(browser, finish('editors'))
  const changes = await run<{ kind: string; author: string; after: string }>(
    "select kind, author, after from activities where subject = 'account' order by id",
  )
  expect(changes.map(({ after, ...change }) => ({ ...change, after: JSON.parse(after) }))).toEqual([
    { kind: 'added', author: '', after: fields },
    { kind: 'updated', author: 'Mona', after: { ...fields, fromProvider: true } },
  ])
})
