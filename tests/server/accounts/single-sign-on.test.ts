import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startServer } from '#tests/support/server.ts'
import { clientId, signingInAt, startIdentityProvider } from '../support/identity-provider.ts'
import {
  callbackIn,
  locationOf,
  sessionOf,
  somebody,
  startWithProvider,
} from '../support/provider-sign-in.ts'

let started: Awaited<ReturnType<typeof startWithProvider>>

beforeAll(async () => {
  started = await startWithProvider()
})
beforeEach(() => started.provider.plant({}))
afterAll(() => started.stop())

describe('[O18] sign-in at a provider', () => {
  test('opens a session and leads on to the page that was asked for', async () => {
    const person = somebody()
    const { client, begun, finished, page } = await started.signIn(person, undefined, '/NewsList?search=quay')
    expect(begun.status).toBe(303)
    expect(finished.status).toBe(303)
    expect(page).toBe('/admin/signed-in?to=%2FNewsList%3Fsearch%3Dquay')
    expect(await sessionOf(client)).toMatchObject({
      name: person.name,
      email: person.email,
      role: 'CXTeam',
      fromProvider: true,
    })
    expect(await client.put('/account', { language: 'ar' })).toMatchObject({ code: 200 })
  })

  test('uses PKCE, state and nonce, which the cookie holds for ten minutes and for the callback only', async () => {
    const { begun } = await started.signIn(somebody())
    const asked = new URL(locationOf(begun)).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      redirect_uri: `${started.server.site}/api/group/oidc/callback`,
    })
    const secrets = ['state', 'nonce', 'code_challenge'].map((name) => asked.get(name) ?? '')
    expect(secrets.every((secret) => secret.length >= 43)).toBe(true)
    expect(new Set(secrets).size).toBe(3)
    const [cookie = ''] = begun.headers.getSetCookie()
    expect(cookie).toMatch(/^sign-in=[\w-]{22};/)
    expect(cookie).toContain('Max-Age=600')
    expect(cookie).toContain('Path=/api/group/oidc/callback')
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
  })

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
    const { client } = await started.signIn(somebody())
    expect(await client.get('/session')).toMatchObject({ status: 200 })
  })

  test('refuses a wrong state, a code that was used and another browser', async () => {
    const refused = { status: 303 }
    started.provider.isVisitedBy(somebody())
    const client = started.server.visitor()
    const begun = await client.get('/oidc/start')
    const back = callbackIn(await started.provider.signIn(locationOf(begun)))

    const stranger = started.server.visitor()
    const theirs = await stranger.get(back)
    expect(theirs).toMatchObject(refused)
    expect(locationOf(theirs)).toContain('refused=failed')

    const wrong = await client.get(back.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`))
    expect(locationOf(wrong)).toContain('refused=failed')
    // The sign-in that has begun is over.
    expect(locationOf(await client.get(back))).toContain('refused=failed')
    expect(await client.get('/session')).toMatchObject({ status: 401 })

    const done = await started.signIn(somebody())
    const again = started.server.visitor()
    again.cookies.set('sign-in', 'x'.repeat(22))
    expect(locationOf(await again.get(callbackIn(done.back)))).toContain('refused=failed')
  })

  test('is throttled by the network like a sign-in by password', async () => {
    const refusals = []
    const from = { headers: { 'x-forwarded-for': '10.1.0.1' } }
    for (let tries = 0; tries < 21; tries += 1)
      refusals.push(locationOf(await started.server.visitor().get('/oidc/callback?code=x&state=y', from)))
    expect(refusals.slice(0, 20).every((page) => page.endsWith('refused=failed'))).toBe(true)
    expect(refusals.at(-1)).toBe('/admin/signed-in?refused=tooOften')
    const login = { email: 'nobody@example.com', password: 'wrong' }
    expect(await started.server.visitor().post('/login', login, from)).toMatchObject({ status: 429 })
    const starts = []
    for (let tries = 0; tries < 61; tries += 1)
      starts.push(locationOf(await started.server.visitor().get('/oidc/start', from)))
    expect(starts.at(-2)).toContain('/authorize?')
    expect(starts.at(-1)).toBe('/admin/signed-in?refused=tooOften')
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

  test('leads to no other site', async () => {
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '', 'x'.repeat(3_000)]) {
      const { page } = await started.signIn(somebody(), undefined, to)
      expect(page).toBe('/admin/signed-in?to=%2Fdashboard')
    }
  })

  test('reads what the token lacks from the user info endpoint', async () => {
    started.provider.plant({ isThin: true })
    const person = somebody({ groups: ['hr'] })
    const { client } = await started.signIn(person)
    expect(await sessionOf(client)).toMatchObject({ name: person.name, email: person.email, role: 'Hr' })
  })

  test('says so if the provider is away, and goes on once it is back', async () => {
    const late = await startIdentityProvider(somebody())
    const own = await startServer(signingInAt(late))
    try {
      late.goAway(true)
      expect(locationOf(await own.visitor().get('/oidc/start'))).toBe('/admin/signed-in?refused=failed')
      expect(await own.as('Admin')).toBeDefined()
      late.goAway(false)
      expect(locationOf(await own.visitor().get('/oidc/start'))).toContain(`${late.address}/authorize`)
    } finally {
      await own.stop()
      late.stop()
    }
  })
})

test('without a provider its addresses do not exist', async () => {
  const plain = await startServer()
  try {
    const unknown = await plain.visitor().get('/oidc/nothing')
    for (const path of ['/oidc/start', '/oidc/callback?code=x&state=y']) {
      const { status, text } = await plain.visitor().get(path)
      expect({ status, text }).toEqual({ status: unknown.status, text: unknown.text })
    }
    const linking = await (await plain.as('Admin')).post('/oidc/link', { currentPassword: 'x' })
    expect(linking.text).toBe(unknown.text)
  } finally {
    await plain.stop()
  }
})
