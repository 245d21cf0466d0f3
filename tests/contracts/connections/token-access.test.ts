import { Clock, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedAt } from '#adapters/publishing/stopped-clock.ts'
import { SqlTokenAccess } from '#adapters/sql/connections/api-tokens.ts'
import { day } from '#domain/time/durations.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { TokenAccess } from '#ports/server/access/token-access.ts'
import { ApiTokens } from '#ports/staff/api-tokens.ts'
import { password, signInStore } from '../accounts/sign-in-store.ts'

describe('the use of API tokens', () => {
  const { run, as, signedIn } = signInStore()
  let id = ''
  let secret = ''
  beforeEach(async () => {
    const admin = await signedIn({ email: 'admin@example.com', password })
    const crm = { name: 'CRM', scopes: ['enquiry:read'] }
    const made = await as(
      admin,
      ApiTokens.use((port) => port.add(crm, password)),
    )
    id = made.id
    secret = made.token
  })

  const use = (token: string, address = '192.0.2.7') =>
    run(
      TokenAccess.use((port) => port.use(token)).pipe(
        Effect.match({ onSuccess: ({ name }) => name, onFailure: ({ _tag }) => _tag }),
        Effect.provide(Layer.fresh(SqlTokenAccess)),
        Effect.provideService(OnBehalfOf, { id: '', name: '', address }),
      ),
    )
  const change = (statement: string) =>
    run(SqlClient.SqlClient.use((sql) => sql.withTransaction(sql.unsafe(statement))))

  describe('[O22] whose maker needs a second factor', () => {
    beforeEach(() => change(`insert into second_factor_roles (role) values ('Admin')`))

    it('is refused without one', async () => {
      expect(await use(secret)).toBe('NotSignedIn')
    })

    it.each([
      ['one-time codes', `update accounts set second_factor = 'abc' where role = 'Admin'`],
      [
        'a passkey',
        `insert into passkeys (account_id, credential_id, public_key, counter, name, created_at, used_at)
          select id, 'id', 'key', 0, 'Laptop', '', '' from accounts where role = 'Admin'`,
      ],
      [
        'a provider that signs them in',
        `update accounts set issuer = 'https://login.example', issuer_subject = '1' where role = 'Admin'`,
      ],
    ])('works with %s', async (_, statement) => {
      await change(statement)
      expect(await use(secret)).toBe('CRM')
    })
  })

  // Seen failing before: it was valid until the time that this clock had shown.
  it('[O10] ends when a process revokes the token whose clock is ahead', async () => {
    const ahead = Effect.provideService(Clock.Clock, stoppedAt(Date.now() + day))
    await run(ApiTokens.use((port) => port.revoke(id)).pipe(ahead))
    expect(await use(secret)).toBe('NotSignedIn')
  })

  describe('[O11] that is refused', () => {
    const guess = async (tries: number, token = secret.replace(/.{22}$/u, '-'.repeat(22))) => {
      const results = new Set<string>()
      for (let count = 0; count < tries; count += 1) results.add(await use(token, '10.0.0.1'))
      return [...results]
    }

    it('counts as a guess if the token is unknown, and delays no valid token', async () => {
      expect(await guess(20)).toEqual(['NotSignedIn'])
      expect(await guess(1)).toEqual(['TriedTooOften'])
      expect(await use(secret, '10.0.0.1')).toBe('CRM')
    })

    it('delays no sign-in from its network', async () => {
      await guess(21)
      const signIn = signedIn({ email: 'mona@example.com', password }, '10.0.0.1')
      await expect(signIn).resolves.toBeDefined()
    })

    it.each([
      ['has ended', `update api_tokens set until = '2026-01-01T00:00:00.000Z'`],
      ['lacks a second factor', `insert into second_factor_roles (role) values ('Admin')`],
    ])('counts as no guess if the token is known and %s', async (_, statement) => {
      await change(statement)
      expect(await guess(25, secret)).toEqual(['NotSignedIn'])
    })
  })
})
