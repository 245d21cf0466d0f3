import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startFaultyProvider } from '../support/provider/faulty-provider.ts'
import { sessionOf, somebody, startWith } from '../support/provider/provider-sign-in.ts'

const start = async () => startWith(await startFaultyProvider())
let started: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  started = await start()
})
beforeEach(() => void started.provider.plant({}))
afterAll(() => started.stop())

describe('[O18] sign-in at a provider that is not correct', () => {
  const now = () => Math.floor(Date.now() / 1_000)
  test.each([
    ['another issuer', () => ({ claims: { iss: 'https://other.example' } })],
    ['another audience', () => ({ claims: { aud: 'another-site' } })],
    ['another nonce', () => ({ claims: { nonce: 'x'.repeat(43) } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['the signature of another key', () => ({ isSignedByOther: true })],
    ['no signature', () => ({ isUnsigned: true })],
    ['a time that has passed', () => ({ claims: { iat: now() - 600, exp: now() - 120 } })],
    ['a time in the future', () => ({ claims: { iat: now() + 600, nbf: now() + 600, exp: now() + 900 } })],
    ['no subject', () => ({ claims: { sub: undefined } })],
  ])('refuses a token with %s, and opens nothing', async (_, plant) => {
    started.provider.plant(plant())
    const person = somebody()
    const { client, page } = await started.signIn(person)
    expect(page).toBe('/admin/signed-in?refused=failed')
    expect(await client.get('/session')).toMatchObject({ status: 401 })
    expect([...client.cookies.keys()]).toEqual([])
    const { text } = await (await started.server.as('Admin')).get('/adminuser?size=200')
    expect(text).not.toContain(person.email)
  })

  test('accepts a clock that is wrong by less than a minute', async () => {
    started.provider.plant({ claims: { iat: now() - 300, exp: now() - 40 } })
    const person = somebody()
    const { client } = await started.signIn(person)
    expect(await sessionOf(client)).toMatchObject({ name: person.name, role: 'CXTeam' })
  })

  test('logs the reason of a refusal without tokens and claims', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    started.provider.plant({ claims: { aud: 'another-site' } })
    const person = somebody()
    const { back } = await started.signIn(person)
    const lines = JSON.stringify(log.mock.calls)
    log.mockRestore()
    expect(lines).toMatch(/Single sign-on was refused\..*OAUTH_JWT_CLAIM_COMPARISON_FAILED/)
    const { searchParams } = new URL(back)
    for (const secret of [person.sub, 'another-site', searchParams.get('code'), searchParams.get('state')])
      expect(lines).not.toContain(secret)
  })

  // The visitor can write it into the address.
  test('logs an error of the protocol, and no other text in its place', async () => {
    const linesAfter = async (error: string) => {
      const log = vi.spyOn(console, 'log').mockImplementation(() => {})
      started.provider.plant({ error })
      await started.signIn(somebody())
      const lines = JSON.stringify(log.mock.calls)
      log.mockRestore()
      return lines
    }
    expect(await linesAfter('access_denied')).toMatch(/Single sign-on was refused\..*access_denied/)
    const lines = await linesAfter('x\n[09:00:00.000] INFO (#1): forged')
    expect(lines).toMatch(/Single sign-on was refused\..*OAUTH_AUTHORIZATION_RESPONSE/)
    expect(lines).not.toContain('forged')
  })
})
