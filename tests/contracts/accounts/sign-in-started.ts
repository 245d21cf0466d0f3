import { HttpApiTokens } from '#adapters/http/connections/api-tokens.ts'
import { MemoryApiTokens } from '#adapters/memory/connections/api-tokens.ts'
import { HttpWebhooks } from '#adapters/http/connections/webhooks.ts'
import { MemoryWebhooks } from '#adapters/memory/connections/webhooks.ts'
import { SqlWebhooks } from '#adapters/sql/connections/webhooks.ts'
import { SqlApiTokens } from '#adapters/sql/connections/api-tokens.ts'
import { Effect, Layer, ManagedRuntime } from 'effect'
import type { SqlClient } from 'effect/sql'
import { HttpOwnSessions } from '#adapters/http/accounts/own-sessions.ts'
import { HttpPasskeys } from '#adapters/http/accounts/passkeys.ts'
import { HttpPasswordResets } from '#adapters/http/accounts/password-resets.ts'
import { HttpProviderLinks } from '#adapters/http/accounts/provider-links.ts'
import { HttpSecondFactors } from '#adapters/http/accounts/second-factors.ts'
import { HttpSession } from '#adapters/http/accounts/session.ts'
import { MemoryOwnSessions } from '#adapters/memory/accounts/own-sessions.ts'
import { MemoryPasskeys } from '#adapters/memory/accounts/passkeys.ts'
import { MemoryPasswordResets } from '#adapters/memory/accounts/password-resets.ts'
import { MemoryProviderLinks } from '#adapters/memory/accounts/provider-links.ts'
import { MemorySecondFactors } from '#adapters/memory/accounts/second-factors.ts'
import { MemorySession } from '#adapters/memory/accounts/session.ts'
import { makeSignInStore, memoryBrowser } from '#adapters/memory/accounts/sign-in-store.ts'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlOwnSessions } from '#adapters/sql/accounts/own-sessions.ts'
import { SqlPasskeys } from '#adapters/sql/accounts/passkeys.ts'
import { SqlPasswordResets } from '#adapters/sql/accounts/passwords/password-resets.ts'
import { SqlSecondFactors } from '#adapters/sql/accounts/second-factors.ts'
import { SqlSession } from '#adapters/sql/accounts/session.ts'
import { SqlSingleSignOn } from '#adapters/sql/accounts/single-sign-on.ts'
import { SimpleWebAuthn } from '#adapters/webauthn/simple-webauthn.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { roles, type Role } from '#domain/access/role.ts'
import { deviceOf } from '#domain/sign-in/session/device.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { IdentityProvider, ProviderFailed } from '#ports/server/access/identity-provider.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { startIdentityProvider } from '#tests/server/support/provider/identity-provider.ts'
import { oidcVariables } from '#tests/server/support/provider/provider-settings.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { currentCode } from '#tests/support/back-end/current-code.ts'
import { startServer } from '#tests/support/back-end/server.ts'
import { callsOf } from '../support/http-server.ts'
import type { Browser, Person, SignInPorts, SignInUnderTest } from './sign-in-steps.ts'
import type { Started } from '../support/started.ts'

const password = 'a stone in the quay wall'
const site = 'https://sahilan.example'
const personOf = (id: string, role: Role): Person => ({
  user: { id, name: `Person ${id}`, email: `person${id}@example.com`, role },
  password,
})

/** Leads to an address where nobody can sign in. */
export const someProvider = Layer.succeed(IdentityProvider, {
  addressFor: () => Effect.succeed('https://login.example/authorize'),
  person: () => Effect.fail(new ProviderFailed({ reason: 'nobody' })),
})

/** Browsers that identify themselves by `CurrentSession`. */
const browsersOf = (run: <A, E>(effect: Effect.Effect<A, E, SignInPorts>) => Promise<A>) => {
  let made = 0
  return (userAgent = ''): Browser => {
    const browser = memoryBrowser('', deviceOf(userAgent))
    const visitor = { id: '', name: '', address: `10.0.0.${(made += 1)}` }
    return {
      run: (effect) =>
        run(
          effect.pipe(
            Effect.provideService(CurrentSession, browser),
            Effect.provideService(OnBehalfOf, visitor),
          ),
        ),
    }
  }
}

export const memorySignIn = async (): Promise<Started<SignInUnderTest>> => {
  const people = roles.flatMap((role, at) =>
    Array.from({ length: 60 }, (_, index) => personOf(String(at * 60 + index + 1), role)),
  )
  const store = makeSignInStore({ people })
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      MemoryApiTokens({ store }),
      MemoryWebhooks(),
      MemoryOwnSessions({ store }),
      MemoryPasskeys({ store }),
      MemoryPasswordResets({ store }),
      MemoryProviderLinks({ store }),
      MemorySecondFactors({ store }),
      MemorySession({ store }),
    ),
  )
  const unused = [...people]
  const browser = browsersOf((effect) => runtime.runPromise(effect))
  return {
    port: {
      browser,
      admin: browser(),
      person: async (role) => {
        const at = unused.findIndex(({ user }) => user.role === role)
        const [person] = unused.splice(at, 1)
        if (person === undefined) throw new Error('More people are needed')
        return person
      },
      codeOf: () => store.code,
      origin: site,
    },
    close: () => runtime.dispose(),
  }
}

export const sqlSignIn =
  (store: () => Layer.Layer<SqlClient.SqlClient, StoreUnusable>) =>
  async (): Promise<Started<SignInUnderTest>> => {
    const runtime = ManagedRuntime.make(
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
      ).pipe(Layer.provide(store())),
    )
    let added = 0
    const browser = browsersOf((effect) => runtime.runPromise(effect))
    return {
      port: {
        browser,
        admin: browser(),
        person: async (role) => {
          const person = personOf(String((added += 1)), role)
          await runtime.runPromise(Accounts.use((port) => port.add({ ...person.user, password })))
          return person
        },
        codeOf: currentCode,
        origin: site,
      },
      close: () => runtime.dispose(),
    }
  }

export const httpSignIn = async (): Promise<Started<SignInUnderTest>> => {
  const provider = await startIdentityProvider()
  const server = await startServer({ ...oidcVariables(provider), TRUST_PROXY: '1' })
  provider.register(server.url)
  const admin = await server.as('Admin')
  const adapters = Layer.mergeAll(
    HttpApiTokens,
    HttpWebhooks,
    HttpOwnSessions,
    HttpPasskeys,
    HttpPasswordResets,
    HttpProviderLinks,
    HttpSecondFactors,
    HttpSession,
  )
  const runtimes: Array<ManagedRuntime.ManagedRuntime<SignInPorts, never>> = []
  const browserOf = (client: Client, headers: Readonly<Record<string, string>> = {}): Browser => {
    const runtime = ManagedRuntime.make(Layer.provide(adapters, callsOf(client, headers)))
    runtimes.push(runtime)
    return { run: (effect) => runtime.runPromise(effect) }
  }
  let added = 1
  return {
    port: {
      browser: (userAgent = '') =>
        browserOf(server.visitor(), {
          'user-agent': userAgent,
          'x-forwarded-for': `10.0.0.${runtimes.length}`,
        }),
      admin: browserOf(admin),
      person: async (role) => {
        const person = personOf(String((added += 1)), role)
        await admin.post('/adminuser', { ...person.user, password })
        return person
      },
      codeOf: currentCode,
      origin: server.url,
    },
    close: async () => {
      await Promise.all(runtimes.map((runtime) => runtime.dispose()))
      await server.stop()
      provider.stop()
    },
  }
}
