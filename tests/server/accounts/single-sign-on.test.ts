import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '#tests/support/back-end/server.ts'
import { startIdentityProvider } from '../support/provider/identity-provider.ts'
import { clientId, oidcVariables } from '../support/provider/provider-settings.ts'
import {
  callbackIn,
  fromElsewhere,
  locationOf,
  sessionOf,
  somebody,
  startWithProvider,
} from '../support/provider/provider-sign-in.ts'

let started: Awaited<ReturnType<typeof startWithProvider>>

beforeAll(async () => {
  started = await startWithProvider()
})
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

  test('uses PKCE, state and nonce, in a cookie of ten minutes for the callback', async () => {
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
    expect(cookie).toMatch(new RegExp(`^sign-in-${asked.get('state')}=[\\w-]{22};`))
    expect(cookie).toContain('Max-Age=600')
    expect(cookie).toContain('Path=/api/group/oidc/callback')
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
  })

  const begin = async (client = started.server.visitor()) => {
    const back = await started.provider.signIn(locationOf(await client.get('/oidc/start')), somebody())
    return { client, back: callbackIn(back) }
  }
  const refused = '/admin/signed-in?refused=failed'

  test('refuses a wrong state and another browser', async () => {
    const { client, back } = await begin()
    expect(locationOf(await started.server.visitor().get(back, fromElsewhere()))).toBe(refused)
    const wrong = back.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`)
    expect(locationOf(await client.get(wrong, fromElsewhere()))).toBe(refused)
    expect(await client.get('/session')).toMatchObject({ status: 401 })
    // The sign-in that has begun is not disturbed.
    expect(locationOf(await client.get(back, fromElsewhere()))).toContain('to=')
  })

  // Seen failing with one cookie for all, which the second tab replaced.
  test('goes on in two tabs at once, each with its own state', async () => {
    const client = started.server.visitor()
    const [first, second] = [await begin(client), await begin(client)]
    expect(locationOf(await client.get(first.back, fromElsewhere()))).toContain('to=')
    expect(locationOf(await client.get(second.back, fromElsewhere()))).toContain('to=')
    expect([...client.cookies.keys()].filter((name) => name.startsWith('sign-in'))).toEqual([])
  })

  test('refuses the token of one sign-in under the state of another', async () => {
    const [own, other] = [await begin(), await begin()]
    const [name = ''] = own.client.cookies.keys()
    const [token = ''] = other.client.cookies.values()
    own.client.cookies.set(name, token)
    expect(locationOf(await own.client.get(own.back, fromElsewhere()))).toBe(refused)
    expect(await own.client.get('/session')).toMatchObject({ status: 401 })
  })

  test('refuses a code that was used, and one of another sign-in', async () => {
    const { client, back } = await begin()
    const cookies = [...client.cookies]
    expect(locationOf(await client.get(back, fromElsewhere()))).toContain('to=')
    const again = started.server.visitor()
    for (const [name, value] of cookies) again.cookies.set(name, value)
    expect(locationOf(await again.get(back, fromElsewhere()))).toBe(refused)

    const [own, other] = [await begin(), await begin()]
    const [, code = ''] = /code=([^&]+)/.exec(other.back) ?? []
    const mixed = own.back.replace(/code=[^&]+/, `code=${code}`)
    expect(locationOf(await own.client.get(mixed, fromElsewhere()))).toBe(refused)
    expect(await own.client.get('/session')).toMatchObject({ status: 401 })
  })

  test('leads back if the person cancels at the provider', async () => {
    const client = started.server.visitor()
    const back = await started.provider.cancel(locationOf(await client.get('/oidc/start')))
    expect(back).toContain('error=access_denied')
    expect(locationOf(await client.get(callbackIn(back), fromElsewhere()))).toBe(refused)
    expect(await client.get('/session')).toMatchObject({ status: 401 })
  })

  const wrongLogin = { email: 'nobody@example.com', password: 'wrong' }

  test('is throttled by the network like a sign-in by password', async () => {
    const refusals = []
    const from = { headers: { 'x-forwarded-for': '10.1.0.1' } }
    const state = 'x'.repeat(43)
    for (let tries = 0; tries < 21; tries += 1) {
      const client = started.server.visitor()
      client.cookies.set(`sign-in-${state}`, 'made-up')
      refusals.push(locationOf(await client.get(`/oidc/callback?code=x&state=${state}`, from)))
    }
    expect(refusals.slice(0, 20).every((page) => page.endsWith('refused=failed'))).toBe(true)
    expect(refusals.at(-1)).toBe('/admin/signed-in?refused=tooOften')
    expect(await started.server.visitor().post('/login', wrongLogin, from)).toMatchObject({ status: 429 })
    const starts = []
    for (let tries = 0; tries < 61; tries += 1)
      starts.push(locationOf(await started.server.visitor().get('/oidc/start', from)))
    expect(starts.at(-2)).toContain('/auth?')
    expect(starts.at(-1)).toBe('/admin/signed-in?refused=tooOften')
  })

  test('counts no callback to a browser in which none has begun', async () => {
    const from = { headers: { 'x-forwarded-for': '10.1.0.2' } }
    for (let tries = 0; tries < 21; tries += 1) {
      const path = `/oidc/callback?code=x&state=${tries}`
      expect(locationOf(await started.server.visitor().get(path, from))).toBe(refused)
    }
    expect(await started.server.visitor().post('/login', wrongLogin, from)).toMatchObject({ status: 401 })
  })

  test('begins by a link of another site, not in its images and frames', async () => {
    const beginIn = async (destination: string) => {
      const headers = {
        'x-forwarded-for': '10.1.0.3',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-dest': destination,
      }
      const client = started.server.visitor()
      return { page: locationOf(await client.get('/oidc/start', { headers })), cookies: client.cookies.size }
    }
    for (let tries = 0; tries < 61; tries += 1)
      expect(await beginIn(tries % 2 === 0 ? 'image' : 'iframe')).toEqual({ page: refused, cookies: 0 })
    expect(await beginIn('document')).toEqual({ page: expect.stringContaining('/auth?'), cookies: 1 })
  })

  test('leads to no other site', async () => {
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '', 'x'.repeat(3_000)]) {
      const { page } = await started.signIn(somebody(), undefined, to)
      expect(page).toBe('/admin/signed-in?to=%2Fdashboard')
    }
  })

  test('reads from the user info endpoint what a token lacks', async () => {
    const person = somebody({ groups: ['hr'] })
    const { client } = await started.signIn(person)
    expect(await sessionOf(client)).toMatchObject({ name: person.name, email: person.email, role: 'Hr' })
  })

  test('says so if the provider is away, and goes on once it is back', async () => {
    const late = await startIdentityProvider()
    const own = await startServer(oidcVariables(late))
    try {
      expect(locationOf(await own.visitor().get('/oidc/start'))).toBe(refused)
      expect(await own.as('Admin')).toBeDefined()
      late.register(own.url)
      expect(locationOf(await own.visitor().get('/oidc/start'))).toContain(`${late.address}/auth?`)
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
